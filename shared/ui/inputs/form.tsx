import type { ComponentPropsWithoutRef, FormEvent, KeyboardEvent } from 'react';

/** The attributes of a native form, and the submit handler. */
export interface FormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'onKeyDown'> {
  readonly onSubmit: () => void;
}

/** Input types whose Enter key submits a form in every browser. */
const TEXT_TYPES = ['text', 'email', 'password', 'search', 'tel', 'url', 'number'];

/**
 * A form that Enter always submits. Browsers ignore Enter while the submit button is disabled, so an invalid form could
 * not say what is missing. The browser's own validation runs first, unless `noValidate` is set.
 */
export function Form({ onSubmit, ...form }: FormProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const { target } = event;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (!(target instanceof HTMLInputElement) || !TEXT_TYPES.includes(target.type)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  return <form {...form} onSubmit={handleSubmit} onKeyDown={handleKeyDown} />;
}
