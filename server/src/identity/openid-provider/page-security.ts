import { createHash } from 'node:crypto';
import { LOGOUT_SCRIPT } from './pages.ts';

/** The content security policies of the provider's own pages. */
export interface PageSecurity {
  /** Of the sign-in form and of failures: no script at all. */
  allowNothing: string;
  /** Of signing out: the one script that sends its form. */
  allowScript: string;
}

/**
 * The policies. `form-action` also holds for where a form is sent on to, and that is a page of one of `origins`.
 */
export function createPageSecurity(origins: readonly string[]): PageSecurity {
  const common = [
    "default-src 'none'",
    "style-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...origins].join(' ')}`,
  ].join('; ');
  const digest = createHash('sha256').update(LOGOUT_SCRIPT).digest('base64');
  return { allowNothing: common, allowScript: `${common}; script-src 'sha256-${digest}'` };
}
