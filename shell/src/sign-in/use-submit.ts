import { useState } from 'react';

/** Runs the work of a form, one submission at a time. The work handles its own failures. */
export function useSubmit(work: () => Promise<void>) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const submit = async () => {
    if (isSubmitting) return;
    setIsSubmitting(true);
    try {
      await work();
    } finally {
      setIsSubmitting(false);
    }
  };
  return { isSubmitting, handleSubmit: () => void submit() };
}
