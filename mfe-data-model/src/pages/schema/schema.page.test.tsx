import { listMetricSummaries, type MetricSummary } from '@assay/shared/contracts';
import { mockApi } from '@assay/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerSaves, click, dialog, metricNames, openSchema, save } from '../../testing/open-schema.ts';
import { aSchema, aSchemaGroup, aSchemaMetric, REPORTING_DATE } from '../../testing/schema-builders.ts';

const api = mockApi();

const groups = () => within(screen.getByRole('navigation', { name: 'Groups' }));
const groupNames = () =>
  groups()
    .getAllByRole('button', { name: /^(?!Move|Add)/ })
    .map((button) => button.firstChild?.textContent);
const openGroup = (name: string) =>
  userEvent.click(groups().getByRole('button', { name: new RegExp(`^${name}`) }));
const tabNames = () => screen.getAllByRole('tab').map((tab) => tab.firstChild?.textContent);

/** Gives a name in the dialog of a group or view. */
async function giveName(title: string, name: string) {
  const form = await dialog(title);
  const field = form.getByRole('textbox');
  await userEvent.clear(field);
  if (name !== '') await userEvent.type(field, name);
  await userEvent.click(form.getByRole('button', { name: 'Apply' }));
}

const aSummary = (fin: string, name: string): MetricSummary => ({
  id: '00000000-0000-4000-8000-000000000001',
  fin,
  name,
  description: '',
  type: 'CURRENCY',
  timePeriod: null,
  createdBy: 'System',
  associatedEntityType: null,
  associatedRelationshipEntityTypes: null,
  isStatic: false,
  validators: [],
});

describe('groups of a schema', () => {
  it('ROUTE-041 API-067 SCH-008 shows the groups, and the metrics of the open one by view', async () => {
    await openSchema(api);
    expect(groups().getByRole('button', { name: /^Summary/ })).toHaveAttribute('aria-current');
    expect(metricNames()).toEqual(['Reporting Date', 'Fund']);
    await openGroup('Call');
    expect(tabNames()).toEqual(['General', 'Breakdown']);
    expect(metricNames()).toEqual(['Call Amount']);
    await click(/^Breakdown/, 'tab');
    expect(metricNames()).toEqual(['Fees', 'Expenses']);
  });

  it('SCH-001 SCH-024 SCH-029 adds and renames groups, and says at the name why one is refused', async () => {
    const saves = answerSaves(api);
    await openSchema(api);
    await click('Add group');
    await giveName('Add group', ' call ');
    expect(await screen.findByText('Metric group name must be unique')).toBeVisible();
    await giveName('Add group', '');
    expect(await screen.findByText('Invalid Request')).toBeVisible();
    await giveName('Add group', 'Terms');
    await waitFor(() => expect(groupNames()).toEqual(['Summary', 'Call', 'Terms']));
    await click('Rename group');
    await giveName('Rename group', 'SUMMARY');
    expect(await screen.findByText('Metric group name must be unique')).toBeVisible();
    await giveName('Rename group', 'Fee terms');
    await waitFor(() => expect(groupNames()).toEqual(['Summary', 'Call', 'Fee terms']));
    await save();
    await waitFor(() =>
      expect(saves[0]?.groups.map(({ displayName }) => displayName)).toEqual([
        'Summary',
        'Call',
        'Fee terms',
      ]),
    );
  });

  it('SCH-025 SCH-007 only a repeating group can have totals, and it keeps its identifier', async () => {
    const rows = aSchemaGroup('Rows', [aSchemaMetric('holding')], {
      isRepeatingGroup: true,
      calculatedTotals: true,
      groupIdentifier: 'rows',
    });
    const schema = aSchema({ groups: [...aSchema().groups, rows] });
    const saves = answerSaves(api, schema);
    await openSchema(api, schema);
    expect(screen.getByRole('checkbox', { name: 'Totals' })).toBeDisabled();
    await openGroup('Rows');
    expect(screen.getByRole('checkbox', { name: 'Totals' })).toBeChecked();
    await click('Required: holding', 'checkbox');
    await save();
    await waitFor(() => expect(saves[0]?.groups[2]).toMatchObject({ groupIdentifier: 'rows' }));
    await click('Repeating', 'checkbox');
    expect(screen.getByRole('checkbox', { name: 'Totals' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Totals' })).toBeDisabled();
    await save();
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(saves[1]?.groups[2]).toMatchObject({ isRepeatingGroup: false, calculatedTotals: false });
    expect(saves[1]?.groups[2]).not.toHaveProperty('groupIdentifier');
  });

  it('SCH-023 moves a group by the arrow keys of its handle, which keeps the focus and says where it is', async () => {
    await openSchema(api);
    groups().getByRole('button', { name: 'Move Call' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(groupNames()).toEqual(['Call', 'Summary']);
    expect(groups().getByRole('button', { name: 'Move Call' })).toHaveFocus();
    expect(groups().getByRole('status')).toHaveTextContent('Call is now 1 of 2');
    await userEvent.keyboard('{ArrowDown}');
    expect(groupNames()).toEqual(['Summary', 'Call']);
    expect(groups().getByRole('button', { name: 'Move Call' })).toHaveFocus();
  });

  it('AMB-115 deletes a group behind the warning, but not the last one; its reporting date stays', async () => {
    await openSchema(api);
    await click('Delete group');
    const warning = await dialog(/WARNING/);
    expect(
      warning.getByText(/Summary and its 2 metrics will be removed.*reporting date moves/),
    ).toBeVisible();
    await userEvent.click(warning.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(groupNames()).toEqual(['Call']));
    expect(metricNames()).toEqual(['Call Amount', 'Reporting Date']);
    expect(screen.getByRole('button', { name: 'Delete group' })).toBeDisabled();
  });
});

describe('views of a group', () => {
  it('UI-008 SCH-009 SCH-022 SCH-026 SCH-027 adds a view before the others, and says at the name why one is refused', async () => {
    await openSchema(api);
    await openGroup('Call');
    for (const [name, message] of [
      ['breakdown', 'A view with the name breakdown already exists'],
      ['', 'View name can not be empty'],
      ['a//b', 'View names may not contain //'],
    ] as const) {
      await click('Add Tab');
      await giveName('Add Tab', name);
      expect(await screen.findByText(message)).toBeVisible();
      await click('Cancel');
    }
    await click('Add Tab');
    await giveName('Add Tab', 'Commitment');
    await waitFor(() => expect(tabNames()).toEqual(['General', 'Commitment', 'Breakdown']));
    expect(screen.getByRole('tab', { name: /^Commitment/ })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('A view without metrics is not saved.')).toBeVisible();
    await click('Move view right');
    expect(tabNames()).toEqual(['General', 'Breakdown', 'Commitment']);
    await click('Rename view');
    await giveName('Rename view', 'BREAKDOWN');
    expect(await screen.findByText('A view with the name BREAKDOWN already exists')).toBeVisible();
    await giveName('Rename view', 'Promises');
    await waitFor(() => expect(tabNames()).toEqual(['General', 'Breakdown', 'Promises']));
  });

  it('SCH-011 SCH-012 saves the view of each metric, with its time period while the view filters by it', async () => {
    const metrics = [
      aSchemaMetric('open', {
        filterGroup: 'Roll//Time Period//Year To Date',
        timePeriod: { name: 'Year To Date' },
      }),
      aSchemaMetric('close', { filterGroup: 'Roll' }),
      aSchemaMetric('nav'),
    ];
    const schema = aSchema({ groups: [aSchemaGroup('Account', metrics)] });
    const saves = answerSaves(api, schema);
    await openSchema(api, schema);
    await click(/^Roll/, 'tab');
    expect(screen.getByRole('checkbox', { name: 'Filter by time period' })).toBeChecked();
    await click('Filter by time period', 'checkbox');
    await save();
    await waitFor(() => expect(saves).toHaveLength(1));
    const filterGroups = (at: number) =>
      saves[at]?.groups[0]?.metrics.map(({ fin, filterGroup }) => [fin, filterGroup]);
    expect(filterGroups(0)).toEqual([
      ['nav', ''],
      ['open', 'Roll'],
      ['close', 'Roll'],
    ]);
  });

  it('SCH-021 deleting a view keeps its reporting date as a general metric and drops the others', async () => {
    const metrics = [
      aSchemaMetric('amount', { displayName: 'Amount' }),
      { ...REPORTING_DATE, filterGroup: 'Dates' },
      aSchemaMetric('due_date', { filterGroup: 'Dates' }),
    ];
    await openSchema(api, aSchema({ groups: [aSchemaGroup('Call', metrics)] }));
    await click(/^Dates/, 'tab');
    await click('Delete view');
    const warning = await dialog(/WARNING/);
    expect(warning.getByText(/reporting date stays/)).toBeVisible();
    await userEvent.click(warning.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(tabNames()).toEqual(['General']));
    expect(metricNames()).toEqual(['Amount', 'Reporting Date']);
  });
});

describe('metrics of a schema', () => {
  it('SCH-028 AMB-113 the picker searches, disables what the schema uses anywhere, and adds to the open place', async () => {
    const asked: unknown[] = [];
    api.respond(listMetricSummaries, ({ query }) => {
      asked.push(query.search);
      const metrics = [aSummary('fees', 'Fees'), aSummary('nav', 'Net Asset Value')];
      return { metrics, metricCount: 2, totalMetricCount: 140 };
    });
    const saves = answerSaves(api);
    await openSchema(api);
    await click('Add metrics');
    const picker = await dialog('Add metrics to Summary / General');
    expect(await picker.findByRole('checkbox', { name: 'Fees' })).toBeDisabled();
    expect(picker.getByText('Used in Call')).toBeVisible();
    expect(picker.getByText('138 more match. Search to narrow them down.')).toBeVisible();
    await userEvent.type(picker.getByRole('searchbox'), 'net{Enter}');
    await waitFor(() => expect(asked).toEqual([undefined, 'net']));
    await userEvent.click(picker.getByRole('checkbox', { name: 'Net Asset Value' }));
    await userEvent.click(picker.getByRole('button', { name: 'Add 1' }));
    await waitFor(() => expect(metricNames()).toEqual(['Reporting Date', 'Fund', 'Net Asset Value']));
    await save();
    await waitFor(() => expect(saves[0]?.groups[0]?.metrics.at(-1)).toMatchObject({ fin: 'nav' }));
  });

  it('SCH-010 sets required, priority, label, source and place of a metric, and takes it out', async () => {
    const saves = answerSaves(api);
    await openSchema(api);
    await click('Priority: Fund', 'checkbox');
    await click('Edit Fund');
    const settings = await dialog('Fund');
    await userEvent.clear(settings.getByRole('textbox', { name: 'Label in documents' }));
    await userEvent.type(settings.getByRole('textbox', { name: 'Label in documents' }), 'Vehicle');
    expect(settings.queryByRole('checkbox', { name: 'AI Generated' })).not.toBeInTheDocument();
    await userEvent.click(settings.getByRole('checkbox', { name: 'Knowledge Base' }));
    await userEvent.click(settings.getByRole('combobox', { name: 'Place' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Call / Breakdown' }));
    await userEvent.click(settings.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(metricNames()).toEqual(['Reporting Date']));
    await openGroup('Call');
    await click('Edit Call Amount');
    await userEvent.click((await dialog('Call Amount')).getByRole('button', { name: 'Remove from schema' }));
    expect(await screen.findByText('No metrics here yet')).toBeVisible();
    await save();
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.groups[1]?.metrics.map(({ fin }) => fin)).toEqual(['fees', 'expenses', 'fund']);
    expect(saves[0]?.groups[1]?.metrics[2]).toMatchObject({
      displayName: 'Vehicle',
      filterGroup: 'Breakdown',
      isPriority: true,
      metricSources: ['DOCUMENT', 'KNOWLEDGE_GRAPH'],
    });
  });

  it('SCH-023 moves a metric by dragging its handle; Escape ends a drag without a move', async () => {
    await openSchema(api);
    Element.prototype.setPointerCapture = () => undefined;
    const rowOf = (name: string) => screen.getByRole('button', { name: `Move ${name}` }).closest('li')!;
    for (const [index, name] of ['Reporting Date', 'Fund'].entries())
      jest.spyOn(rowOf(name), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, index * 40, 600, 40));
    const handle = screen.getByRole('button', { name: 'Move Fund' });
    // jsdom has no PointerEvent.
    const point = (type: string, clientY: number) =>
      fireEvent(handle, new MouseEvent(type, { bubbles: true, button: 0, clientY }));
    const drag = () => {
      point('pointerdown', 45);
      point('pointermove', 5);
      expect(rowOf('Reporting Date')).toHaveAttribute('data-drop', 'before');
    };
    drag();
    fireEvent.keyDown(handle, { key: 'Escape' });
    point('pointerup', 5);
    expect(rowOf('Reporting Date')).not.toHaveAttribute('data-drop');
    expect(metricNames()).toEqual(['Reporting Date', 'Fund']);
    drag();
    point('pointerup', 5);
    expect(metricNames()).toEqual(['Fund', 'Reporting Date']);
  });

  it('moves a metric by the arrow keys of its handle, and undoes and repeats every edit', async () => {
    await openSchema(api);
    screen.getByRole('button', { name: 'Move Fund' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(metricNames()).toEqual(['Fund', 'Reporting Date']);
    expect(screen.getByRole('button', { name: 'Move Fund' })).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' 2026');
    await click('Undo');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Calls');
    await click('Undo');
    expect(metricNames()).toEqual(['Reporting Date', 'Fund']);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await click('Redo');
    expect(metricNames()).toEqual(['Fund', 'Reporting Date']);
  });

  it('undoes the last edit by Ctrl+Z wherever the focus is, but not in a field or dialog in which somebody types', async () => {
    await openSchema(api);
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' 2026');
    expect(fireEvent.keyDown(name, { key: 'z', ctrlKey: true })).toBe(true);
    expect(name).toHaveValue('Calls 2026');
    screen.getByRole('button', { name: 'Move Fund' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await click('Add group');
    const added = (await dialog('Add group')).getByRole('textbox');
    expect(fireEvent.keyDown(added, { key: 'z', ctrlKey: true })).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(metricNames()).toEqual(['Fund', 'Reporting Date']);
    expect(fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })).toBe(false);
    expect(metricNames()).toEqual(['Reporting Date', 'Fund']);
    expect(name).toHaveValue('Calls 2026');
    name.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(name).toHaveValue('Calls');
    await userEvent.keyboard('{Control>}yz{/Control}{Meta>}{Shift>}Z{/Shift}{/Meta}');
    expect(name).toHaveValue('Calls 2026');
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(metricNames()).toEqual(['Fund', 'Reporting Date']);
  });
});
