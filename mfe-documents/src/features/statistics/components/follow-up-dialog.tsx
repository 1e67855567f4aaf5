import { useApi } from '@assay/shared/api-client';
import type { ExpectedDocuments } from '@assay/shared/contracts';
import { spellDate } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { usePlatform } from '@assay/shared/platform';
import { useQuery } from '@assay/shared/query';
import { Button, Modal, Select, TextArea, TextLink } from '@assay/shared/ui';
import { useState } from 'react';
import { colleaguesQuery, useFollowUp } from '../api/expected-documents.queries.ts';
import { dayAfter, draftMessage } from '../model/expected-documents.ts';
import classes from './figures.module.css';

export interface FollowUpDialogProps {
  readonly expected: ExpectedDocuments;
  readonly today: string;
  readonly onClose: () => void;
}

const SNOOZE_DAYS = ['7', '30', '90'] as const;

/** Who can own it: the user, colleagues, and whoever owns it now. */
function useOwners({ owner }: ExpectedDocuments) {
  const { user } = usePlatform().session;
  const { data: colleagues = [] } = useQuery(colleaguesQuery(useApi()));
  const people = new Map([...(owner ? [owner] : []), user, ...colleagues].map((one) => [one.id, one.name]));
  return [...people].map(([id, label]) => ({ value: String(id), label }));
}

/** Follows documents up: their owner, a pause, and the draft of a message to whoever sends them. */
export function FollowUpDialog({ expected, today, onClose }: FollowUpDialogProps) {
  const { fund, documentType, owner, snoozedUntil } = expected;
  const { user } = usePlatform().session;
  const { mutate, isPending } = useFollowUp();
  const [ownerId, setOwnerId] = useState(owner === null ? null : String(owner.id));
  const [snoozed, setSnoozed] = useState(snoozedUntil);
  const draft = draftMessage(expected, user.name);
  const [message, setMessage] = useState(draft.body);
  const days = [
    ...new Set([
      ...(snoozedUntil ? [snoozedUntil] : []),
      ...SNOOZE_DAYS.map((one) => dayAfter(today, Number(one))),
    ]),
  ];
  const save = () =>
    mutate(
      {
        fund,
        documentType: documentType.id,
        ownerId: ownerId === null ? null : Number(ownerId),
        snoozedUntil: snoozed,
      },
      { onSuccess: onClose },
    );
  return (
    <Modal
      opened
      onClose={onClose}
      closable={!isPending}
      width={560}
      title={text('dashboards.followUpOf', { fund, type: documentType.name })}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {text('generic.cancel')}
          </Button>
          <Button variant="primary" onClick={save} loading={isPending}>
            {text('dashboards.saveFollowUp')}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
        <Select
          label={text('dashboards.columnOwner')}
          placeholder={text('dashboards.noOwner')}
          options={useOwners(expected)}
          value={ownerId}
          onChange={setOwnerId}
          searchable
          clearable
        />
        <Select
          label={text('dashboards.snoozeUntil')}
          placeholder={text('dashboards.notSnoozed')}
          options={days.map((day) => ({ value: day, label: spellDate(day) }))}
          value={snoozed}
          onChange={setSnoozed}
          clearable
        />
        <TextArea label={text('dashboards.message')} minRows={9} value={message} onChange={setMessage} />
        <TextLink
          href={`mailto:?subject=${encodeURIComponent(draft.subject)}&body=${encodeURIComponent(message)}`}
        >
          {text('dashboards.openInMail')}
        </TextLink>
      </div>
    </Modal>
  );
}
