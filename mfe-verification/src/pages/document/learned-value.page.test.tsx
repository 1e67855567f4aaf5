import { excludeSender, removeLesson, type LearnedFrom } from '@assay/shared/contracts';
import { maskOf, type Permission } from '@assay/shared/domain';
import { mockApi } from '@assay/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDatapoint, aMetric, aPayload } from '../../testing/verification-builders.ts';
import { serveDocument } from '../../testing/verification-api.ts';
import { renderVerification } from '../../testing/render-verification.tsx';

const api = mockApi();
const LESSON = '00000000-0000-4000-8000-000000000042';
const REMOVE = { name: 'Remove what was learned for Closing Balance' };

/** Opens a document whose one value a lesson proposed: it is the active one from the start. */
function openLearned(permissions: readonly Permission[], changes: Partial<LearnedFrom> = {}) {
  const learnedFrom = {
    lessonId: LESSON,
    documentName: 'Kapitalkonto Q2.pdf',
    reviewer: 'Ada',
    learnedAt: '2026-11-20T10:00:00.000Z',
    state: 'active' as const,
    ...changes,
  };
  const metric = aMetric('Closing Balance', { datapoints: [aDatapoint({ value: '42', learnedFrom })] });
  const payload = aPayload([metric]);
  serveDocument(api, payload);
  const at = `/verification/${payload.documentRequest.id}/document`;
  renderVerification(at, { permissions: maskOf(permissions) });
  return userEvent.setup();
}

describe('a learned value in the document view', () => {
  it('PERM-011 AMB-085 shows where it was learned, and can be removed with the permission to train', async () => {
    const removed: string[] = [];
    api.respond(removeLesson, ({ params }) => {
      removed.push(params.id);
      return {};
    });
    const user = openLearned(['CAN_VERIFY_DOCUMENTS', 'CAN_EDIT_DOCUMENTS', 'CAN_RETRAIN_MODELS']);
    expect(await screen.findByText('Learned from Kapitalkonto Q2.pdf, Ada, 20/11/2026')).toBeVisible();
    await user.click(screen.getByRole('button', REMOVE));
    expect(await screen.findByText(/Removed: the next document/)).toBeVisible();
    await waitFor(() => expect(removed).toEqual([LESSON]));
  });

  it('AMB-142 says that another sender’s document taught it, and removes it for this sender alone', async () => {
    const excluded: string[] = [];
    api.respond(excludeSender, ({ params, body }) => {
      excluded.push(params.id, body.metricId);
      return {};
    });
    const user = openLearned(['CAN_EDIT_DOCUMENTS', 'CAN_RETRAIN_MODELS'], { isOfOtherSender: true });
    const origin = 'Learned from Kapitalkonto Q2.pdf, Ada, 20/11/2026 (another sender, same layout)';
    expect(await screen.findByText(origin)).toBeVisible();
    await user.click(screen.getByRole('button', REMOVE));
    expect(await screen.findByText(/Removed for this sender/)).toBeVisible();
    await waitFor(() => expect(excluded).toEqual([LESSON, expect.any(String)]));
  });

  it('PERM-011 locks the removal without the permission to train', async () => {
    openLearned(['CAN_VERIFY_DOCUMENTS', 'CAN_EDIT_DOCUMENTS']);
    expect(await screen.findByText(/Learned from Kapitalkonto/)).toBeVisible();
    expect(screen.getByRole('button', REMOVE)).toBeDisabled();
  });
});
