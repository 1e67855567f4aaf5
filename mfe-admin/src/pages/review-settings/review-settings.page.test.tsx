import { getReviewSettings, updateReviewSettings, type BodyOf } from '@assay/shared/contracts';
import { ALL_PERMISSIONS_MASK, withPermission } from '@assay/shared/domain';
import { mockApi } from '@assay/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();
const checkbox = () =>
  screen.findByRole('checkbox', {
    name: 'Documents are confirmed only after someone else has approved them',
  });

it('an administrator asks for approval before documents are confirmed', async () => {
  const saved: BodyOf<typeof updateReviewSettings>[] = [];
  api.respond(getReviewSettings, () => ({ requiresApproval: false, hidesReviewerFigures: false }));
  api.respond(updateReviewSettings, ({ body }) => {
    saved.push(body);
    return {};
  });
  const { toastTexts } = renderAt('/settings/review');
  expect(await screen.findByRole('tab', { name: 'Review' })).toHaveAttribute('aria-selected', 'true');
  expect(await checkbox()).not.toBeChecked();
  await userEvent.setup().click(await checkbox());
  await waitFor(async () => expect(await checkbox()).toBeChecked());
  expect([saved, toastTexts()]).toEqual([[{ requiresApproval: true }], ['Settings saved']]);
  await userEvent.setup().click(screen.getByRole('checkbox', { name: 'Hide individual reviewer figures' }));
  await waitFor(() => expect(saved.at(-1)).toEqual({ hidesReviewerFigures: true }));
  expect(await checkbox()).toBeChecked();
});

it('says which model reads documents, and what is sent to it', async () => {
  const settings = { requiresApproval: false, hidesReviewerFigures: false };
  api.respond(getReviewSettings, () => ({
    ...settings,
    modelProposals: { model: 'reader-1', host: 'models.example' },
  }));
  renderAt('/settings/review');
  expect(
    await screen.findByText(
      /language model reader-1 at models\.example reads documents .* bank details and names included/,
    ),
  ).toBeVisible();
});

it('others see the setting and cannot change it; a failed load can be tried again', async () => {
  api.refuse(getReviewSettings, 'INTERNAL_ERROR');
  renderAt('/settings/review', {
    permissions: withPermission(ALL_PERMISSIONS_MASK, 'CAN_UPDATE_USERS', false),
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  api.respond(getReviewSettings, () => ({ requiresApproval: true, hidesReviewerFigures: true }));
  await userEvent.setup().click(retry);
  expect(await checkbox()).toBeChecked();
  expect(await checkbox()).toBeDisabled();
});
