import { Button, Form, Text } from '@assay/shared/ui';
import type { ReactNode } from 'react';
import classes from './sign-in.module.css';

interface SignInFormProps {
  readonly title: string;
  readonly hint?: string;
  readonly submitLabel: string;
  readonly isSubmitting: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
  /** Links below the button. */
  readonly footer?: ReactNode;
}

/** The form of every authentication screen: a title, fields, one button, links. */
export function SignInForm({
  title,
  hint,
  submitLabel,
  isSubmitting,
  onSubmit,
  children,
  footer,
}: SignInFormProps) {
  return (
    <Form className={classes.form} onSubmit={onSubmit} aria-label={title}>
      <header className={classes.heading}>
        <h1 className={classes.title}>{title}</h1>
        {hint && (
          <Text as="p" quiet className={classes.hint}>
            {hint}
          </Text>
        )}
      </header>
      {children}
      <Button type="submit" variant="primary" fullWidth loading={isSubmitting}>
        {submitLabel}
      </Button>
      {footer && <footer className={classes.links}>{footer}</footer>}
    </Form>
  );
}
