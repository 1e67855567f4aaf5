/** The larger parts of forms, loaded where a form needs them: modals with a form, dates, amounts, tags, files. */
export { AmountField } from './amount-field.tsx';
export type { AmountFieldProps } from './amount-field.tsx';
export { DateField } from './date-field.tsx';
export type { DateFieldProps } from './date-field.tsx';
export { FileDrop } from './file-drop.tsx';
export type { FileDropProps } from './file-drop.tsx';
export { FormModal } from './form-modal.tsx';
export type { FormModalProps } from './form-modal.tsx';
export { NumberField } from './number-field.tsx';
export type { NumberFieldProps } from './number-field.tsx';
export { SuggestInput } from './suggest-input.tsx';
export type { Suggestion, SuggestInputProps } from './suggest-input.tsx';
export { TagsInput } from './tags-input.tsx';
export type { TagsInputProps } from './tags-input.tsx';
