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
import { Section } from './section.tsx';
import classes from './gallery.module.css';

const TYPES = ['Capital Account', 'Capital Call', 'Capital Distribution', 'Performance'].map((label) => ({
  value: label,
  label,
}));

/** Inputs of every kind. */
export function Fields() {
  return (
    <>
      <PlainFields />
      <TypedFields />
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
