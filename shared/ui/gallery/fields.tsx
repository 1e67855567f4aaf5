import { useState } from 'react';
import {
  MultiSelect,
  NumberCodeInput,
  PasswordInput,
  SearchInput,
  Select,
  TextInput,
} from '@assay/shared/ui';
import { AmountField, DateField, FileDrop, NumberField, TagsInput } from '@assay/shared/ui/forms';
import { DatapointEditor, DatapointInfo, MetricListRow } from '@assay/shared/widgets';
import { Section } from './section.tsx';
import classes from './gallery.module.css';

const TYPES = ['Capital Account', 'Capital Call', 'Capital Distribution', 'Performance'].map((label) => ({
  value: label,
  label,
}));

/** Inputs of every kind, and the datapoint editor made of them. */
export function Fields() {
  return (
    <>
      <PlainFields />
      <TypedFields />
      <MetricRows />
    </>
  );
}

function PlainFields() {
  const [name, setName] = useState('Calder Ridge Capital Partners IV');
  const [password, setPassword] = useState('a long password 1');
  const [code, setCode] = useState('4821');
  const [type, setType] = useState<string | null>('Capital Call');
  const [types, setTypes] = useState(['Capital Account', 'Performance']);
  const [search, setSearch] = useState('');
  return (
    <Section title="Fields">
      <SearchInput label="Search documents" value={search} onSearch={setSearch} />
      <div className={classes.grid}>
        <TextInput label="Name" value={name} onChange={setName} required />
        <TextInput
          label="Email"
          type="email"
          value="reviewer@demo"
          onChange={() => undefined}
          error="Invalid email"
        />
        <PasswordInput label="New Password" value={password} onChange={setPassword} />
        <NumberCodeInput
          label="Verification code"
          value={code}
          onChange={setCode}
          description="Sent to your e-mail"
        />
        <Select label="Document type" value={type} onChange={setType} options={TYPES} searchable clearable />
        <MultiSelect label="Types" value={types} onChange={setTypes} options={TYPES} />
        <TextInput label="Identifier" value="LP-0147" onChange={() => undefined} disabled />
        <Select label="Disabled" value={type} onChange={setType} options={TYPES} disabled />
      </div>
    </Section>
  );
}

function TypedFields() {
  const [tags, setTags] = useState(['quarterly', 'audited']);
  const [date, setDate] = useState<string | null>('2024-12-31');
  const [amount, setAmount] = useState<string | null>('12480112.4');
  const [currency, setCurrency] = useState<string | null>('USD');
  const [share, setShare] = useState<string | null>('14.2');
  return (
    <Section title="Dates, amounts, tags, files">
      <div className={classes.grid}>
        <DateField label="Reporting Date" value={date} onChange={setDate} language="en-gb" />
        <AmountField
          label="Closing Balance"
          value={amount}
          onChange={setAmount}
          currency={currency}
          onCurrencyChange={setCurrency}
        />
        <NumberField label="Net IRR" unit="%" value={share} onChange={setShare} />
        <TagsInput label="Tags" value={tags} onChange={setTags} />
      </div>
      <FileDrop label="Drop PDF files here" hint="Up to 50 MB each" onFiles={() => undefined} />
    </Section>
  );
}

function MetricRows() {
  const [saved, setSaved] = useState({
    value: '12480112.4' as string | null,
    currency: 'USD' as string | null,
  });
  const save = async (change: { value: string | null; currency: string | null }) =>
    setSaved((before) => ({
      value: change.value ?? before.value,
      currency: change.currency ?? before.currency,
    }));
  return (
    <Section title="Metrics and the datapoint editor">
      <div>
        <MetricListRow
          label="Reporting Date"
          state={{ tone: 'proven', words: 'Proven' }}
          confidence={{ value: 0.98, threshold: 0.8 }}
        >
          <DatapointEditor
            metric={{ name: 'Reporting Date', dataType: 'DATE' }}
            datapoint={{ value: '2024-12-31', currency: null }}
            language="en-gb"
            onSave={save}
          />
        </MetricListRow>
        <MetricListRow
          label="Closing Balance"
          isActive
          isRequired
          state={{ tone: 'doubt', words: 'Sum differs by 1,250.00' }}
          confidence={{ value: 0.61, threshold: 0.8 }}
          note="Sum differs by 1,250.00"
        >
          <DatapointEditor
            metric={{ name: 'Closing Balance', dataType: 'CURRENCY' }}
            datapoint={saved}
            language="en-gb"
            onSave={save}
          />
        </MetricListRow>
        <MetricListRow
          label="A metric with a rather long name that does not fit into its column"
          state={{ tone: 'untouched', words: 'Not in document' }}
        >
          <DatapointEditor
            metric={{
              name: 'Strategy',
              dataType: 'STRING',
              validators: [{ type: 'INCLUDE', options: ['Buyout', 'Growth', 'Venture'] }],
            }}
            datapoint={null}
            language="en-gb"
            onSave={save}
          />
        </MetricListRow>
        <MetricListRow label="Net IRR">
          <DatapointEditor
            metric={{ name: 'Net IRR', dataType: 'PERCENTAGE' }}
            datapoint={{ value: '-4.5', currency: null }}
            language="en-gb"
            onSave={save}
            canEdit={false}
          />
        </MetricListRow>
      </div>
      <DatapointInfo
        datapoint={{ reportingDate: '2024-12-31', lastModified: '2026-01-12T09:30:00Z' }}
        language="en-gb"
      />
    </Section>
  );
}
