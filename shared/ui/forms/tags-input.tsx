import { TagsInput as MantineTagsInput } from '@mantine/core';
import { text } from '@assay/shared/messages';
import { toInputProps } from '../inputs/field.ts';
import type { FieldProps } from '../inputs/field.ts';

export interface TagsInputProps extends FieldProps {
  readonly value: readonly string[];
  readonly onChange: (tags: string[]) => void;
  /** Offered while typing; anything else may be entered too. */
  readonly suggestions?: readonly string[];
  /** A tag was entered that is there already; it is not added. */
  readonly onDuplicate?: (tag: string) => void;
  /** Which tags are the same; by default those that are equal letter by letter. */
  readonly isSame?: (tag: string, other: string) => boolean;
  readonly maxTags?: number;
}

/** A list of words: Enter or a comma ends one, Backspace takes the last back. */
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
