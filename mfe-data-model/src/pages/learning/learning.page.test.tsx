import { listLessons, removeLesson, restoreLesson, type LessonWire } from '@assay/shared/contracts';
import { maskOf } from '@assay/shared/domain';
import { mockApi } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();

function aLesson(number: number, changes: Partial<LessonWire> = {}): LessonWire {
  return {
    id: `00000000-0000-4000-8000-00000000000${number}`,
    sender: 'Hainberg Verwaltung',
    documentType: 'Capital Account',
    fin: 'closing_balance_qtd',
    metric: 'Closing Balance (QTD)',
    kind: 'label',
    label: 'Feld 7b',
    reviewer: 'Ada',
    learnedAt: '2026-11-20T10:00:00.000Z',
    documents: [
      { id: '00000000-0000-4000-8000-000000000099', name: 'Kapitalkonto Q2.pdf', kind: 'corrected' },
    ],
    state: 'active',
    rejected: null,
    ...changes,
  };
}

function listAnswers(lessons: LessonWire[]) {
  api.respond(listLessons, () => ({
    lessons,
    lessonCount: lessons.length,
    totalLessonCount: lessons.length,
  }));
}

describe('what was learned', () => {
  it('AMB-085 shows sender, metric, label, reviewer, documents and state, and why the replay refused', async () => {
    listAnswers([
      aLesson(1),
      aLesson(2, {
        kind: 'noRow',
        label: 'Koonti',
        state: 'rejected',
        rejected: { metric: 'Closing Balance (QTD)', document: 'Kapitalkonto Q1.pdf' },
      }),
      aLesson(3, { kind: 'absent', label: 'Commitment:' }),
    ]);
    renderAt('/learning');
    expect(await screen.findByText('Feld 7b')).toBeVisible();
    const [first, second, third] = screen.getAllByRole('row').slice(1);
    expect(first).toHaveTextContent(/Hainberg Verwaltung.*Closing Balance \(QTD\).*Feld 7b.*Ada/);
    expect(first).toHaveTextContent(/Kapitalkonto Q2\.pdf.*Active/);
    expect(second).toHaveTextContent('Not a row: Koonti');
    expect(third).toHaveTextContent('Not this metric: Commitment:');
    expect(second).toHaveTextContent(
      'Rejected: Closing Balance (QTD) of Kapitalkonto Q1.pdf would become wrong',
    );
  });

  it('AMB-085 every click on "Learned on" changes the order, which is newest first by default', async () => {
    const asked: unknown[] = [];
    api.respond(listLessons, ({ query }) => {
      asked.push(query.orderBy);
      return { lessons: [aLesson(1)], lessonCount: 1, totalLessonCount: 1 };
    });
    renderAt('/learning');
    const header = await screen.findByRole('columnheader', { name: /Learned on/ });
    const shown = [header.getAttribute('aria-sort')];
    for (const count of [2, 3, 4]) {
      await userEvent.click(within(header).getByRole('button'));
      await waitFor(() => expect(asked).toHaveLength(count));
      shown.push(header.getAttribute('aria-sort'));
    }
    expect(asked).toEqual(['learnedAt:desc', 'learnedAt:asc', 'learnedAt:desc', 'learnedAt:asc']);
    expect(shown).toEqual(['descending', 'ascending', 'descending', 'ascending']);
  });

  it('PERM-011 viewers who may train can remove a lesson', async () => {
    listAnswers([aLesson(1)]);
    const removed: string[] = [];
    api.respond(removeLesson, ({ params }) => {
      removed.push(params.id);
      listAnswers([aLesson(1, { state: 'removed' })]);
      return {};
    });
    renderAt('/learning', { permissions: maskOf(['CAN_RETRAIN_MODELS']) });
    const name = 'Remove what was learned for Closing Balance (QTD)';
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(removed).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
    expect(screen.getByText('Feld 7b').closest('tr')).toHaveTextContent('Removed');
  });

  it('AMB-085 PERM-011 says which document suspended a lesson, and puts it back by one press', async () => {
    const rejected = { metric: 'Closing Balance (QTD)', document: 'Kapitalkonto Q3.pdf' };
    const documents: LessonWire['documents'] = [
      { id: '00000000-0000-4000-8000-000000000099', name: 'Kapitalkonto Q2.pdf', kind: 'corrected' },
      { id: '00000000-0000-4000-8000-000000000098', name: 'Kapitalkonto Q3.pdf', kind: 'contradicted' },
    ];
    listAnswers([aLesson(1, { state: 'suspended', rejected, documents })]);
    const restored: string[] = [];
    api.respond(restoreLesson, ({ params }) => {
      restored.push(params.id);
      listAnswers([aLesson(1)]);
      return {};
    });
    renderAt('/learning', { permissions: maskOf(['CAN_RETRAIN_MODELS']) });
    const row = (await screen.findByText('Feld 7b')).closest('tr');
    expect(row).toHaveTextContent(
      /Kapitalkonto Q2\.pdfSuspended: Closing Balance \(QTD\) of Kapitalkonto Q3\.pdf was corrected/,
    );
    const name = 'Put back what was learned for Closing Balance (QTD)';
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(restored).toHaveLength(1));
    await waitFor(() => expect(screen.getByText('Feld 7b').closest('tr')).toHaveTextContent('Active'));
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('PERM-011 locks the removal without the permission', async () => {
    listAnswers([aLesson(1)]);
    renderAt('/learning', { permissions: 0 });
    const row = (await screen.findByText('Feld 7b')).closest('tr');
    expect(row && within(row).getByRole('button', { name: /Remove what was learned/ })).toBeDisabled();
  });

  it('shows that nothing was learned yet', async () => {
    listAnswers([]);
    renderAt('/learning');
    expect(await screen.findByText('Nothing has been learned yet')).toBeVisible();
    expect(screen.getByText(/permission Train/)).toBeVisible();
  });

  it('shows that loading failed, and loads again on Retry', async () => {
    api.refuse(listLessons, 'INTERNAL_ERROR');
    renderAt('/learning');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load what was learned');
    listAnswers([aLesson(1)]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Feld 7b')).toBeVisible();
  });
});
