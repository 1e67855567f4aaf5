import {
  findNameOwners,
  forgetNameChoice,
  listEntities,
  rememberNameChoice,
  setEntityAkas,
  suggestEntities,
  type Entity,
  type DocumentMetricWire,
  type SuggestedEntity,
} from '@assay/shared/contracts';
import { maskOf, type Permission } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { aDocumentId, anEntity, mockApi } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDatapoint, aMetric, aPayload } from '../../testing/verification-builders.ts';
import { serveDocument } from '../../testing/verification-api.ts';
import { renderVerification } from '../../testing/render-verification.tsx';

const api = mockApi();
const SAVED = { timeout: 3000 };
const REVIEWER = ['CAN_VERIFY_DOCUMENTS', 'CAN_EDIT_DOCUMENTS'] as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const nordlicht = anEntity({ name: 'Nordlicht Renewables SCSp', akas: ['NLR'] });
const suggestion: SuggestedEntity = {
  entityId: nordlicht.id,
  name: nordlicht.name,
  types: ['Fund'],
  reason: 'beginning',
  aka: null,
};
const fund = (name: string, link?: Pick<Entity, 'id' | 'name'>): DocumentMetricWire =>
  aMetric('fund', {
    displayLabel: 'Fund',
    dataType: 'ENTITY_NAME',
    datapoints: [
      aDatapoint({
        value: name,
        linkedEntity: link ? { selectedEntityId: link.id, name: link.name } : null,
      }),
    ],
  });

async function open(
  metric: DocumentMetricWire,
  suggestions: readonly SuggestedEntity[] = [],
  permissions: readonly Permission[] = [...REVIEWER, 'CAN_UPDATE_ENTITY_AKAS'],
) {
  const payload = aPayload([metric, aMetric('Other')]);
  const { saves } = serveDocument(api, payload);
  api.respond(suggestEntities, () => ({ suggestions: [...suggestions] }));
  let stored = nordlicht;
  api.respond(listEntities, () => ({ entities: [stored], totalEntityCount: 1 }));
  const akas: string[][] = [];
  api.respond(setEntityAkas, ({ body }) => {
    akas.push([...body.akas]);
    stored = { ...stored, akas: [...body.akas] };
    return stored;
  });
  const { toasts } = renderVerification(
    `/verification/${payload.documentRequest.id}/document?metric=${metric.id}`,
    { permissions: maskOf(permissions) },
  );
  await screen.findByRole('region', { name: text('verification.metrics') });
  const sent = () => saves.flatMap((save) => save.metrics.map(({ datapoints }) => datapoints[0]));
  return { user: userEvent.setup(), sent, akas, toasts };
}

const row = () => screen.getByRole('group', { name: /^Fund:/ });
const link = () => within(row()).findByRole('link', { name: nordlicht.name });
const remember = (aka: string) => text('verification.rememberAka', { aka });

describe('a name that is not linked', () => {
  it('AMB-069 is linked to the likeliest entity with one key, keeps its words, and the link can be undone', async () => {
    const metric = fund('Nordlicht');
    const { user, sent } = await open(metric, [
      suggestion,
      { ...suggestion, entityId: aDocumentId(), name: 'Nordlicht II' },
    ]);
    const offered = await screen.findByRole('list', { name: text('verification.suggestedEntities') });
    expect(within(offered).getAllByRole('button')).toHaveLength(2);
    await user.keyboard('l');
    expect(await link()).toBeVisible();
    expect(row()).toHaveFocus();
    expect(row()).toHaveAccessibleName('Fund: Nordlicht');
    const linkedEntity = { selectedEntityId: nordlicht.id };
    const id = metric.datapoints[0]?.id;
    await waitFor(() => expect(sent()).toMatchObject([{ id, value: 'Nordlicht', linkedEntity }]), SAVED);

    await user.keyboard('z');
    expect(await screen.findByRole('list', { name: text('verification.suggestedEntities') })).toBeVisible();
    await waitFor(() => expect(sent()[1]).toMatchObject({ linkedEntity: { selectedEntityId: null } }), SAVED);
  });

  it('can be linked to another of the suggested entities', async () => {
    const other = { ...suggestion, entityId: aDocumentId(), name: 'Nordlicht II' };
    const { user, sent } = await open(fund('Nordlicht'), [suggestion, other]);
    await user.click(
      await screen.findByRole('button', { name: text('verification.linkTo', { entity: other.name }) }),
    );
    expect(row()).toHaveFocus();
    const linkedEntity = { selectedEntityId: other.entityId };
    await waitFor(() => expect(sent()).toMatchObject([{ linkedEntity }]), SAVED);
  });
});

describe('a linked name', () => {
  it('shows its entity with a link to it, and keeps the link when it is verified', async () => {
    const { user, sent } = await open(fund('Nordlicht', nordlicht));
    expect(await link()).toHaveAttribute('href', expect.stringContaining('/entities/Nordlicht'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent()).toMatchObject([{ isVerified: true }]), SAVED);
    expect(sent()[0]).not.toHaveProperty('linkedEntity');
  });

  it('is remembered as AKA with one key, and forgotten with Undo', async () => {
    api.respond(findNameOwners, () => ({ owners: [] }));
    const { user, akas, toasts } = await open(fund('Nordlicht', nordlicht));
    await screen.findByRole('button', { name: remember('Nordlicht') });
    await user.keyboard('a');
    await waitFor(() => expect(akas).toEqual([['NLR', 'Nordlicht']]));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: remember('Nordlicht') })).not.toBeInTheDocument(),
    );
    const toast = toasts.find(({ key }) => key === 'entities.akaRemembered');
    toast?.action?.run();
    await waitFor(() => expect(akas).toEqual([['NLR', 'Nordlicht'], ['NLR']]));
    expect(await screen.findByRole('button', { name: remember('Nordlicht') })).toBeVisible();
  });

  it.each([
    { restoredEntity: null, key: 'verification.choiceForgotten' },
    { restoredEntity: 'Nordlicht II', key: 'verification.choiceRestored' },
  ])(
    'AMB-137 of several entities is remembered for the fund or the sender, and forgotten with Undo: $key',
    async ({ restoredEntity, key }) => {
      const sent: object[] = [];
      const id = aDocumentId();
      api.respond(rememberNameChoice, ({ body }) => {
        sent.push(body);
        return { id };
      });
      api.respond(forgetNameChoice, ({ body }) => {
        sent.push(body);
        return { restoredEntity };
      });
      const partner = { ...fund('Nordlicht', nordlicht), entityMatches: 2 };
      partner.identifier = { type: 'fin', value: 'limited_partner' };
      const { user, toasts } = await open(partner);
      expect(screen.getByRole('button', { name: 'Remember for this sender' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Remember for this fund' }));
      await waitFor(() => expect(toasts.at(-1)?.key).toBe('verification.choiceRemembered'));
      toasts.at(-1)?.action?.run();
      await waitFor(() => expect(toasts.at(-1)?.key).toBe(key));
      expect(sent).toEqual([{ metricId: partner.id, entityId: nordlicht.id, scope: 'fund' }, { id }]);
    },
  );

  it('asks first where another entity has the name', async () => {
    const owner = {
      name: 'Nordlicht',
      entityId: aDocumentId(),
      entityName: 'Nordlicht I',
      kind: 'aka' as const,
    };
    api.respond(findNameOwners, () => ({ owners: [owner] }));
    const { user, akas } = await open(fund('Nordlicht', nordlicht));
    await user.click(await screen.findByRole('button', { name: remember('Nordlicht') }));
    const question = text('verification.akaOfOther', {
      aka: 'Nordlicht',
      owner: 'Nordlicht I',
      entity: nordlicht.name,
    });
    expect(await screen.findByText(question)).toBeVisible();
    await user.click(screen.getByRole('button', { name: text('generic.cancel') }));
    expect(akas).toEqual([]);
    await user.click(screen.getByRole('button', { name: remember('Nordlicht') }));
    await user.click(await screen.findByRole('button', { name: text('generic.continue') }));
    await waitFor(() => expect(akas).toEqual([['NLR', 'Nordlicht']]));
  });

  it('PERM-025 offers the AKA locked to users who may not change AKAs', async () => {
    const { user, akas } = await open(fund('Nordlicht', nordlicht), [], REVIEWER);
    expect(await screen.findByRole('button', { name: remember('Nordlicht') })).toBeDisabled();
    await user.keyboard('a');
    expect(akas).toEqual([]);
  });

  it('offers no AKA that the entity has', async () => {
    await open(fund('nlr', nordlicht));
    expect(await link()).toBeVisible();
    expect(screen.queryByRole('button', { name: remember('nlr') })).not.toBeInTheDocument();
  });
});
