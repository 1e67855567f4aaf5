import { useApi } from '@assay/shared/api-client';
import { toEditedSchema, type SchemaVersion, type SchemaWire } from '@assay/shared/contracts';
import { diffSchemas, formatDateTime } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import { useLoadState } from '@assay/shared/state';
import { Badge, Button, ErrorPanel, Modal, Select, Skeleton, StatusBadge, Text } from '@assay/shared/ui';
import { useState } from 'react';
import { schemaVersionsQuery } from '../api/schema-editor.queries.ts';
import { ChangeList } from './change-list.tsx';
import classes from './dialogs.module.css';

/** Width of the dialog in px. */
const WIDTH = 860;

interface VersionsDialogProps {
  readonly stored: SchemaWire;
  readonly canEdit: boolean;
  /** Loads an earlier version into the editor. */
  readonly onRestore: (version: SchemaVersion) => void;
  readonly onClose: () => void;
}

interface VersionLineProps extends Pick<VersionsDialogProps, 'canEdit' | 'onRestore'> {
  readonly version: SchemaVersion;
  readonly isCurrent: boolean;
}

function VersionLine({ version, isCurrent, canEdit, onRestore }: VersionLineProps) {
  const { defaultLanguage: language } = useSettings();
  const { version: number, savedBy: name, savedAt, isPublished } = version;
  return (
    <li className={classes.version}>
      <span className={classes.versionName}>{text('schemas.version', { version: number })}</span>
      <StatusBadge tone={isPublished ? 'proven' : 'untouched'}>
        {text(isPublished ? 'schemas.statusPublished' : 'schemas.statusDraft')}
      </StatusBadge>
      <Text quiet>{text('schemas.savedBy', { name, date: formatDateTime(savedAt, language) })}</Text>
      <span className={classes.versionEnd}>
        {isCurrent ? (
          <Badge>{text('schemas.currentVersion')}</Badge>
        ) : (
          <Button
            size="sm"
            disabled={!canEdit}
            title={text('schemas.restoreHint')}
            onClick={() => onRestore(version)}
          >
            {text('schemas.restoreVersion', { version: number })}
          </Button>
        )}
      </span>
    </li>
  );
}

/** Two versions, and what changed from one to the other. */
function Comparison({ versions }: { readonly versions: readonly SchemaVersion[] }) {
  const [to, setTo] = useState(String(versions[0]?.version));
  const [from, setFrom] = useState(String((versions[1] ?? versions[0])?.version));
  const options = versions.map(({ version }) => ({
    value: String(version),
    label: text('schemas.version', { version }),
  }));
  const find = (wanted: string) => versions.find(({ version }) => String(version) === wanted);
  const [before, after] = [find(from), find(to)];
  return (
    <section className={classes.comparison}>
      <div className={classes.compared}>
        <Select
          label={text('schemas.compareFrom')}
          options={options}
          value={from}
          onChange={(next) => next !== null && setFrom(next)}
        />
        <Select
          label={text('schemas.compareTo')}
          options={options}
          value={to}
          onChange={(next) => next !== null && setTo(next)}
        />
      </div>
      {before && after && (
        <ChangeList
          label={text('schemas.compareChanges', { from, to })}
          changes={diffSchemas(toEditedSchema(before), toEditedSchema(after))}
        />
      )}
    </section>
  );
}

/** The saved versions of a schema with who and when: compare any two, and go back to an earlier one [AMB-111]. */
export function VersionsDialog({ stored, canEdit, onRestore, onClose }: VersionsDialogProps) {
  const api = useApi();
  const { data, status, retry } = useLoadState(schemaVersionsQuery(api, stored.documentSchemaId));
  return (
    <Modal
      opened
      onClose={onClose}
      width={WIDTH}
      title={text('schemas.versionsTitle', { name: stored.name })}
    >
      {!data && status === 'loading' && <Skeleton height={200} />}
      {!data && status === 'erroring' && (
        <ErrorPanel title={text('schemas.versionsFailed')} onRetry={retry} />
      )}
      {data && (
        <div className={classes.versions}>
          <div>
            <ul className={classes.versionList} aria-label={text('schemas.versions')}>
              {data.items.map((version) => (
                <VersionLine
                  key={version.version}
                  version={version}
                  isCurrent={version.version === stored.version}
                  canEdit={canEdit}
                  onRestore={onRestore}
                />
              ))}
            </ul>
            {data.totalCount > data.items.length && (
              <Text as="p" quiet>
                {text('schemas.olderVersions', { count: data.items.length })}
              </Text>
            )}
          </div>
          <Comparison versions={data.items} />
        </div>
      )}
    </Modal>
  );
}
