import { useApi } from '@assay/shared/api-client';
import { formatDateTime, type ExportLayout } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import { useLoadState } from '@assay/shared/state';
import { Select } from '@assay/shared/ui';
import { useState } from 'react';
import { profileVersionsQuery } from '../api/export-profiles.queries.ts';
import type { ProfileDraft } from '../model/profile-draft.ts';

export interface ProfileVersionsProps {
  readonly profile: ProfileDraft;
  /** An earlier form was chosen; saved, it is the latest version. */
  readonly onChoose: (layout: ExportLayout) => void;
}

/** The versions of a profile: who saved which, and when. */
export function ProfileVersions({ profile: { id, basedOn }, onChoose }: ProfileVersionsProps) {
  const { defaultLanguage: language } = useSettings();
  const { data: versions = [] } = useLoadState(profileVersionsQuery(useApi(), id, basedOn));
  const [version, setVersion] = useState(String(basedOn));
  return (
    <Select
      label={text('exports.profileVersion')}
      options={versions.map((one) => ({
        value: String(one.version),
        label: text('exports.profileVersionOf', {
          version: one.version,
          name: one.savedBy,
          time: formatDateTime(one.savedAt, language),
        }),
      }))}
      value={version}
      onChange={(next) => {
        const chosen = versions.find((one) => String(one.version) === next);
        if (next === null || chosen === undefined) return;
        setVersion(next);
        onChoose(chosen.layout);
      }}
    />
  );
}
