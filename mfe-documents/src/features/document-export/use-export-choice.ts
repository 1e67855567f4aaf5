import { useApi } from '@assay/shared/api-client';
import type { ExportProfile } from '@assay/shared/contracts';
import {
  toExportChoice,
  type ExportChoice,
  type ExportKind,
  type MetricExportFormat,
} from '@assay/shared/domain';
import { useLoadState } from '@assay/shared/state';
import { useState } from 'react';
import { exportProfilesQuery } from './api/export-profiles.queries.ts';

/** Whether files of this choice are written in the form of a profile. */
const hasForm = (choice: ExportChoice): boolean => 'format' in choice && choice.format !== 'json';

/** What the dialog has chosen, kept while it is closed; the profiles are loaded when it is opened. */
export function useExportChoice(opened: boolean) {
  const [kind, setKind] = useState<ExportKind>('verifiedMetrics');
  const [formats, setFormats] = useState<Partial<Record<ExportKind, MetricExportFormat>>>({});
  const [profileId, setProfileId] = useState<string | null>(null);
  const [isChangesOnly, setChangesOnly] = useState(false);
  const { data: profiles = [] } = useLoadState({
    ...exportProfilesQuery(useApi()),
    enabled: opened,
  });
  const choice = toExportChoice(kind, formats[kind]);
  const takesForm = choice !== null && hasForm(choice);
  const profile: ExportProfile | null = profiles.find(({ id }) => id === profileId) ?? null;
  return {
    kind,
    choice,
    chooseKind: setKind,
    chooseFormat: (format: MetricExportFormat) => setFormats({ ...formats, [kind]: format }),
    profiles,
    /** Whether a profile can be chosen. */
    takesForm,
    /** The chosen profile; null for the standard form, and where there is none to choose. */
    profile: takesForm ? profile : null,
    chooseProfile: setProfileId,
    /** Only verified metrics are recorded, so only of them it is known what changed. */
    changesOnly: kind === 'verifiedMetrics' && isChangesOnly,
    chooseChangesOnly: setChangesOnly,
  };
}
