import { useState, type FormEvent } from 'react';

/** A form's work while it runs: one submission at a time. The work handles its own failures. */
export function useSubmit(work: () => Promise<void>) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    setIsSubmitting(true);
    // SRP computes for half a second on the main thread: let the button show that it works before that.
    await new Promise((resolve) => setTimeout(resolve));
    try {
      await work();
    } finally {
      setIsSubmitting(false);
    }
  };
  return { isSubmitting, handleSubmit: (event: FormEvent) => void handleSubmit(event) };
}
