import { TagsInput as MantineTagsInput } from '@mantine/core';
import { text } from '@assay/shared/messages';
import { toInputProps } from '../inputs/field.ts';
import type { FieldProps } from '../inputs/field.ts';

export interface TagsInputProps extends FieldProps {
  readonly value: readonly string[];
  readonly onChange: (tags: string[]) => void;
  /** Suggestions while typing; any other text is possible too. */
  readonly suggestions?: readonly string[];
  /** Called when the typed tag exists already; it is not added. */
  readonly onDuplicate?: (tag: string) => void;
  /** Whether two tags are the same; by default when their texts are equal. */
  readonly isSame?: (tag: string, other: string) => boolean;
  readonly maxTags?: number;
  /** Characters of one tag. */
  readonly maxLength?: number;
  readonly autoFocus?: boolean;
}

/** A list of tags: Enter or a comma adds one, Backspace removes the last. */
export function TagsInput(props: TagsInputProps) {
  const {
    value,
    onChange,
    suggestions = [],
    onDuplicate,
    isSame = (tag, other) => tag === other,
    maxTags,
    ...field
  } = props;
  return (
    <MantineTagsInput
      {...toInputProps({ ...field, placeholder: value.length === 0 ? field.placeholder : undefined })}
      data={[...suggestions]}
      value={[...value]}
      maxTags={maxTags}
      onChange={(tags) => onChange(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))}
      onDuplicate={onDuplicate}
      isDuplicate={(tag, tags) => tags.some((other) => isSame(tag.trim(), other))}
      clearButtonProps={{ 'aria-label': text('generic.clear') }}
    />
  );
}
