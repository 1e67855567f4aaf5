import { REPORTING_DATE_FIN, type ClientGroup, type SubGroup } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import {
  Button,
  Checkbox,
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  IconPencil,
  IconPlus,
  iconProps,
  IconTrash,
  Tabs,
  Text,
  WarningModal,
} from '@assay/shared/ui';
import { useState } from 'react';
import { useSchemaDraft } from '../model/schema-draft.ts';
import { useSchemaEdit } from '../model/use-schema-edit.ts';
import { MetricList } from './metric-list.tsx';
import { NameDialog } from './name-dialog.tsx';
import classes from './schema-editor.module.css';

/** The tab of the general metrics; views have tabs by their names. */
const GENERAL = 'general';
const tabOf = (view: string) => `view:${view}`;

interface ViewBarProps {
  readonly group: ClientGroup;
  readonly view: SubGroup;
  /** Shows another tab: the view under its new name, or the general metrics. */
  readonly onShow: (view: string | null) => void;
}

function DeleteViewWarning({
  group,
  view,
  onShow,
  onClose,
}: ViewBarProps & { readonly onClose: () => void }) {
  const edit = useSchemaEdit();
  const hasReportingDate = view.metrics.some(({ fin }) => fin === REPORTING_DATE_FIN);
  return (
    <WarningModal
      opened
      hideNote
      onCancel={onClose}
      onContinue={() => {
        edit({ kind: 'deleteView', group: group.displayName, view: view.displayName });
        onShow(null);
      }}
    >
      {text('schemas.deleteViewWarning', { name: view.displayName, count: view.metrics.length })}
      {hasReportingDate && ` ${text('schemas.reportingDateStays')}`}
    </WarningModal>
  );
}

/** The settings of a view: its filter, its name, its place among the tabs. */
function ViewBar(props: ViewBarProps) {
  const { group, view, onShow } = props;
  const { edit } = useSchemaDraft();
  const editAndNotify = useSchemaEdit();
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const names = group.subGroups.map(({ displayName }) => displayName);
  const at = names.indexOf(view.displayName);
  const moveTo = (to: number) =>
    edit({
      kind: 'orderViews',
      group: group.displayName,
      views: names.toSpliced(at, 1).toSpliced(to, 0, view.displayName),
    });
  const place = { group: group.displayName, view: view.displayName };
  const actions = [
    { label: text('schemas.renameView'), Icon: IconPencil, run: () => setOpen('rename') },
    { label: text('schemas.moveViewLeft'), Icon: IconChevronLeft, run: () => moveTo(at - 1), off: at === 0 },
    {
      label: text('schemas.moveViewRight'),
      Icon: IconChevronRight,
      run: () => moveTo(at + 1),
      off: at === names.length - 1,
    },
    { label: text('schemas.deleteView'), Icon: IconTrash, run: () => setOpen('delete') },
  ];
  return (
    <>
      <Checkbox
        label={text('schemas.timePeriodFilter')}
        checked={view.enableTimePeriodFilter}
        onChange={(isOn) => editAndNotify({ kind: 'setTimePeriodFilter', ...place, isOn })}
      />
      <span className={classes.viewActions}>
        {actions.map(({ label, Icon, run, off }) => (
          <IconButton
            key={label}
            size="sm"
            label={label}
            icon={<Icon {...iconProps} />}
            disabled={off}
            onClick={run}
          />
        ))}
      </span>
      {open === 'rename' && (
        <NameDialog
          title={text('schemas.renameView')}
          label={text('schemas.viewName')}
          initial={view.displayName}
          onSubmit={(name) => {
            const error = edit({ kind: 'renameView', ...place, name });
            if (error === null) onShow(name.trim());
            return error;
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'delete' && <DeleteViewWarning {...props} onClose={() => setOpen(null)} />}
    </>
  );
}

/** The metrics of a group by tab: the general ones, and those of each view; views are added here [AMB-091, AMB-107]. */
export function GroupTabs({ group }: { readonly group: ClientGroup }) {
  const { edit, canEdit } = useSchemaDraft();
  const [tab, setTab] = useState(GENERAL);
  const [isAdding, setAdding] = useState(false);
  const view = group.subGroups.find(({ displayName }) => tabOf(displayName) === tab);
  const show = (name: string | null) => setTab(name === null ? GENERAL : tabOf(name));
  const tabs = [
    { id: GENERAL, label: text('schemas.general'), detail: countOf(group.generalMetrics.length) },
    ...group.subGroups.map(({ displayName, metrics }) => ({
      id: tabOf(displayName),
      label: displayName,
      detail: countOf(metrics.length),
    })),
  ];
  const addTab = (
    <Button variant="quiet" size="sm" icon={<IconPlus {...iconProps} />} onClick={() => setAdding(true)}>
      {text('schemas.addTab')}
    </Button>
  );
  return (
    <>
      <Tabs
        label={text('schemas.views')}
        tabs={tabs}
        value={view === undefined ? GENERAL : tab}
        onChange={setTab}
        end={canEdit ? addTab : undefined}
      >
        <MetricList
          key={view?.displayName ?? ''}
          place={{ group: group.displayName, view: view?.displayName ?? null }}
          metrics={view?.metrics ?? group.generalMetrics}
          bar={view && canEdit ? <ViewBar group={group} view={view} onShow={show} /> : null}
        />
      </Tabs>
      {isAdding && (
        <NameDialog
          title={text('schemas.addTab')}
          label={text('schemas.viewName')}
          onSubmit={(name) => {
            const error = edit({ kind: 'addView', group: group.displayName, view: name });
            if (error === null) show(name.trim());
            return error;
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

function countOf(count: number) {
  return (
    <Text quiet caption className={classes.count}>
      {count}
    </Text>
  );
}
