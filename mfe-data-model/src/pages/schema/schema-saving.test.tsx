import {
  assignSchema,
  checkSchemaImpact,
  deleteSchema,
  getSchema,
  listSchemas,
  listSchemaVersions,
  publishSchema,
  updateSchema,
  type ImpactOnValues,
} from '@assay/shared/contracts';
import { maskOf } from '@assay/shared/domain';
import { persistedDrafts } from '@assay/shared/state';
import { mockApi, MockRefusal } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answerSaves,
  click,
  dialog,
  metricNames,
  NO_IMPACT,
  openSchema,
  save,
} from '../../testing/open-schema.ts';
import { renderAt } from '../../testing/render-at.ts';
import {
  aSchema,
  aSchemaGroup,
  aSchemaMetric,
  REPORTING_DATE,
  SCHEMA_ID,
} from '../../testing/schema-builders.ts';

const api = mockApi();
const AT = `/schemas/${SCHEMA_ID}`;
const published = aSchema({
  isPublished: true,
  versionedDocumentTypes: [{ documentType: 'Capital Call', documentSchemaId: SCHEMA_ID }],
});
afterEach(() => sessionStorage.clear());

describe('saving a schema', () => {
  it('API-070 SCH-019 reviews an edit, saves it with the version it started from, and shows the response', async () => {
    const saves = answerSaves(api);
    await openSchema(api);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await click('Required: Fund', 'checkbox');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await click('Save');
    const review = await dialog('Save schema');
    expect(review.getByText('Fund is required')).toBeVisible();
    expect(review.getByText('Stricter')).toBeVisible();
    expect(await review.findByText(/No document type loses compatibility/)).toBeVisible();
    await userEvent.click(review.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Version 4, saved by Ada Reviewer/)).toBeVisible();
    expect(saves[0]).toMatchObject({ name: 'Calls', description: 'What a capital call says', version: 3 });
    expect(saves[0]?.groups[0]?.metrics[1]).toEqual({
      fin: 'fund',
      displayName: 'Fund',
      description: '',
      filterGroup: '',
      isRequired: true,
      isPriority: false,
      metricSources: ['DOCUMENT'],
    });
    // The response has the metric as it was: the working copy follows it, not the edit.
    expect(screen.getByRole('checkbox', { name: 'Required: Fund' })).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('shows which document types lose compatibility and which confirmed values would newly fail', async () => {
    await openSchema(api, published);
    const [fund, fees] = [
      { fin: 'fund', name: 'Fund' },
      { fin: 'fees', name: 'Fees' },
    ] as const;
    const example = { documentRequestId: SCHEMA_ID, fileName: 'call-7.pdf' };
    const values: ImpactOnValues[] = [
      { ...fund, reason: 'removed', count: 12, example: { ...example, value: 'Fund IV' } },
      { ...fees, reason: 'required', count: 3, example: { ...example, value: null } },
    ];
    api.respond(checkSchemaImpact, () => ({
      documentTypes: [
        { documentType: 'Capital Call', isAssigned: true, missing: [fund], replaces: null },
        { documentType: 'Performance', isAssigned: false, missing: [fund], replaces: null },
      ],
      values,
      documentCount: 1000,
      isCapped: true,
    }));
    await click('Priority: Fund', 'checkbox');
    await click('Save');
    const review = await dialog('Save schema');
    const lost = 'Capital Call requires Fund, which the schema no longer has. It stays assigned.';
    expect(await review.findByText(lost)).toBeVisible();
    expect(review.queryByText(/Performance requires/)).not.toBeInTheDocument();
    expect(review.getByText(/Fund: 12 verified values would no longer be extracted/)).toHaveTextContent(
      'For example Fund IV in call-7.pdf',
    );
    expect(review.getByText(/Fees: 3 confirmed documents have no verified value/)).toBeVisible();
    expect(review.getByText('Counted over the latest 1000 confirmed documents.')).toBeVisible();
    expect(review.getByText(/Documents extracted from now on use the new version/)).toBeVisible();
  });

  it.each([
    [
      'SCH-033 AMB-114',
      'RESOURCE_DUPLICATED',
      'Invalid schema name. A schema with this name already exists.',
    ],
    ['SCH-032', 'INVALID_REQUEST', 'Invalid schema name'],
  ] as const)('%s says what is wrong with the name, and keeps the edits', async (_ids, code, message) => {
    const { toastTexts } = await openSchema(api);
    api.respond(updateSchema, () => new MockRefusal(code, undefined, 'name'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' 2');
    await save();
    await waitFor(() => expect(toastTexts()).toEqual([message]));
    await click('Cancel');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Calls 2');
  });

  it('two editors: shows what the other saved, and goes on from there with all edits that still apply', async () => {
    await openSchema(api);
    const theirs = aSchema({
      version: 4,
      savedBy: 'Nora New',
      groups: [
        aSchemaGroup('Summary', [
          REPORTING_DATE,
          aSchemaMetric('fund', { displayName: 'Fund' }),
          aSchemaMetric('manager', { displayName: 'Manager' }),
        ]),
      ],
    });
    const versions: unknown[] = [];
    api.respond(updateSchema, ({ body }) => {
      versions.push(body.version);
      return body.version === 3 ? new MockRefusal('SCHEMA_CHANGED', theirs) : { ...theirs, version: 5 };
    });
    await click('Required: Fund', 'checkbox');
    await userEvent.click(screen.getByRole('button', { name: /^Call/ }));
    await click('Priority: Call Amount', 'checkbox');
    await save();
    const conflict = await dialog('The schema has changed');
    expect(conflict.getByText(/Nora New saved version 4 on 20\/11\/2026/)).toBeVisible();
    expect(conflict.getByText('Manager added to Summary / General')).toBeVisible();
    expect(conflict.getByText('Group Call removed')).toBeVisible();
    expect(conflict.getByText('Your 1 edit can be applied to it.')).toBeVisible();
    expect(
      within(conflict.getByRole('list', { name: '1 of your edits no longer applies:' })).getByText(
        'Call Amount: Invalid Request',
      ),
    ).toBeVisible();
    await userEvent.click(conflict.getByRole('button', { name: 'Keep my edits' }));
    await waitFor(() => expect(metricNames()).toEqual(['Reporting Date', 'Fund', 'Manager']));
    expect(screen.getByRole('checkbox', { name: 'Required: Fund' })).toBeChecked();
    await save();
    await waitFor(() => expect(versions).toEqual([3, 4]));
  });

  it('SCH-030 SCH-031 names the edits whose group or view somebody else has removed', async () => {
    const fees = aSchemaGroup('Fees', [aSchemaMetric('tax')]);
    const { groups } = aSchema();
    await openSchema(api, aSchema({ groups: [...groups, fees] }));
    const theirs = aSchema({
      version: 4,
      groups: groups.map((group) => ({ ...group, metrics: group.metrics.slice(0, 1) })),
    });
    api.respond(updateSchema, () => new MockRefusal('SCHEMA_CHANGED', theirs));
    const remove = async (name: string) => {
      await click(name);
      await userEvent.click((await dialog(/WARNING/)).getByRole('button', { name: 'Continue' }));
    };
    await userEvent.click(screen.getByRole('button', { name: /^Fees/ }));
    await remove('Delete group');
    await userEvent.click(screen.getByRole('button', { name: /^Call/ }));
    await click(/^Breakdown/, 'tab');
    await remove('Delete view');
    await save();
    const conflict = await dialog('The schema has changed');
    const lost = within(conflict.getByRole('list', { name: '2 of your edits no longer apply:' }));
    expect(lost.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Fees: Metric Group Not Found',
      'Call / Breakdown: Sub Group Not Found',
    ]);
  });

  it('asks before unsaved changes are left, and keeps them over the end of the session', async () => {
    const { address, unmount } = await openSchema(api);
    api.respond(listSchemas, () => ({ items: [] }));
    await click('Required: Fund', 'checkbox');
    await click('Schemas', 'link');
    const warning = await dialog(/WARNING/);
    expect(
      warning.getByText('Your changes to Calls have not been saved. Leave and discard them?'),
    ).toBeVisible();
    await userEvent.click(warning.getByRole('button', { name: 'Cancel' }));
    expect(address()).toBe(AT);
    persistedDrafts.save(7);
    unmount();
    const { toastTexts } = renderAt(AT);
    expect(await screen.findByRole('checkbox', { name: 'Required: Fund' })).toBeChecked();
    expect(toastTexts()).toEqual(['Your unsaved changes have been restored']);
    await click('Schemas', 'link');
    await userEvent.click((await dialog(/WARNING/)).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('No schemas to display')).toBeVisible();
  });
});

describe('publishing, assigning, deleting', () => {
  it('API-071 SCH-004 SCH-020 publishes after the review, and then offers to assign', async () => {
    await openSchema(api);
    api.respond(publishSchema, () => aSchema({ isPublished: true }));
    expect(screen.getByRole('button', { name: 'Assign' })).toBeDisabled();
    await click('Publish');
    const review = await dialog('Publish schema');
    await userEvent.click(review.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Published')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Assign' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
  });

  it('API-073 DT-005 DT-006 assigns to compatible types, and lists the missing metrics of the others', async () => {
    const assigned = new Set(['Capital Call']);
    await openSchema(api, published);
    api.respond(checkSchemaImpact, () => ({
      ...NO_IMPACT,
      documentTypes: ['Capital Call', 'Capital Distribution', 'Performance'].map((documentType) => ({
        documentType,
        isAssigned: assigned.has(documentType),
        missing: documentType === 'Performance' ? [{ fin: 'investment_name', name: 'Investment' }] : [],
        replaces:
          documentType === 'Capital Distribution' && !assigned.has(documentType)
            ? { name: 'Distributions', added: ['Escrow'], removed: ['Net Distribution', 'Payment Date'] }
            : null,
      })),
    }));
    api.respond(assignSchema, ({ body }) => {
      expect(body.documentSchemaId).toBe(SCHEMA_ID);
      assigned.add(body.documentType);
      return {};
    });
    await click('Assign');
    const types = await dialog('Assign Calls');
    expect(await types.findByText('Missing required metrics: Investment')).toBeVisible();
    expect(types.getByRole('button', { name: 'Assign to Performance' })).toBeDisabled();
    await userEvent.click(types.getByRole('button', { name: 'Assign to Capital Distribution' }));
    const asked = await dialog(/WARNING/);
    expect(
      asked.getByText(
        'New documents of Capital Distribution are extracted by Calls instead of Distributions.',
      ),
    ).toBeVisible();
    expect(asked.getByText('New: Escrow.')).toBeVisible();
    expect(asked.getByText('No longer extracted: Net Distribution, Payment Date.')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    expect(assigned).toEqual(new Set(['Capital Call']));
    await click('Assign to Capital Distribution');
    await userEvent.click((await dialog(/WARNING/)).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.getAllByText('Assigned')).toHaveLength(2));
  });

  it('API-072 deletes behind the warning, says what documents fall back to, and leaves for the list', async () => {
    const deleted: string[] = [];
    api.respond(deleteSchema, ({ params }) => {
      deleted.push(params.id);
      return {};
    });
    const { address } = await openSchema(api, published);
    api.respond(listSchemas, () => ({ items: [] }));
    await click('Required: Fund', 'checkbox');
    await click('Delete');
    const warning = await dialog(/WARNING/);
    expect(
      warning.getByText(/Documents of Capital Call will be extracted by the built-in schema again/),
    ).toBeVisible();
    await userEvent.click(warning.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe('/schemas'));
    expect(deleted).toEqual([SCHEMA_ID]);
    expect(await screen.findByText('No schemas to display')).toBeVisible();
  });

  it.each([
    ['PERM-019', 'Create', '/schemas/new-draft-copy/', 'CAN_CREATE_DOCUMENT_SCHEMAS'],
    ['PERM-020', 'Save', '/schemas/', 'CAN_UPDATE_DOCUMENT_SCHEMAS'],
    ['PERM-021', 'Delete', '/schemas/', 'CAN_DELETE_DOCUMENT_SCHEMAS'],
    ['PERM-022', 'Assign', '/schemas/', 'CAN_CREATE_VERSIONED_DOCUMENT_TYPES'],
    ['PERM-023', 'Publish', '/schemas/', 'CAN_PUBLISH_DOCUMENT_SCHEMAS'],
  ] as const)(
    '%s %s is locked without its permission, and not with it',
    async (_id, name, path, permission) => {
      const schema = aSchema({ isPublished: name === 'Assign' });
      api.respond(getSchema, () => schema);
      const isLocked = () =>
        screen.getByRole('button', { name }).closest('[aria-label="Insufficient Permissions"]') !== null;
      const without = renderAt(path + SCHEMA_ID, { permissions: 0 });
      await screen.findByRole('heading', { level: 1 });
      expect(isLocked()).toBe(true);
      expect(screen.getByRole('button', { name })).toBeDisabled();
      without.unmount();
      renderAt(path + SCHEMA_ID, { permissions: maskOf([permission]) });
      await screen.findByRole('heading', { level: 1 });
      expect(isLocked()).toBe(false);
    },
  );

  it('shows a schema to those who may not change it, without the controls that would', async () => {
    await openSchema(api, aSchema(), { permissions: 0 });
    expect(screen.getByRole('checkbox', { name: 'Required: Fund' })).toBeDisabled();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
    for (const name of ['Add metrics', 'Add group', 'Add Tab', 'Undo'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});

describe('versions of a schema', () => {
  const aVersion = (version: number, changes: object = {}) => {
    const { name, description, groups } = aSchema();
    return {
      version,
      name,
      description,
      groups,
      savedBy: `Editor ${version}`,
      savedAt: '2026-11-20T12:00:00.000Z',
      isPublished: version > 1,
      ...changes,
    };
  };

  it('AMB-111 lists who saved which version when, compares any two, and restores one as a new version', async () => {
    const saves = answerSaves(api, published);
    await openSchema(api, published);
    const first = [aSchemaGroup('Summary', [REPORTING_DATE])];
    api.respond(listSchemaVersions, () => ({
      items: [aVersion(3), aVersion(2), aVersion(1, { groups: first })],
      totalCount: 3,
    }));
    await click('Versions');
    const versions = await dialog('Versions of Calls');
    expect(await versions.findByText('Editor 1, 20/11/2026 12:00 PM')).toBeVisible();
    expect(versions.getByText('No changes')).toBeVisible();
    await userEvent.click(versions.getByRole('combobox', { name: 'From' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Version 1' }));
    expect(await versions.findByText('Group Call added')).toBeVisible();
    await userEvent.click(versions.getByRole('button', { name: 'Restore version 1' }));
    await waitFor(() => expect(metricNames()).toEqual(['Reporting Date']));
    await save();
    await waitFor(() => expect(saves[0]).toMatchObject({ version: 3 }));
    expect(saves[0]?.groups).toHaveLength(1);
  });
});
