import { text } from '@assay/shared/messages';
import { readFileSync } from 'node:fs';

/** The style sheet of the provider's pages, and its address. */
export const STYLE = readFileSync(new URL('./pages.css', import.meta.url), 'utf8');
export const STYLE_PATH = '/sso/pages.css';

/** The whole script of the sign-out page. The user has confirmed already, by choosing to sign out. */
export const LOGOUT_SCRIPT = "document.querySelector('button').click()";

const LOGO =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><rect x="3" y="2" width="18" height="20" rx="2.5"/>' +
  '<path d="M8 7.5h8M8 11.5h4"/><path class="check" d="m8 16.2 2.4 2.3 5.6-6"/></svg>';

/** Text escaped for HTML, in an element or in a quoted attribute. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const say = (value: string) => escapeHtml(value);

/** The pages of the provider, under the name of the product. */
export interface ProviderPages {
  /** The sign-in form. `problem` names what was wrong; the password is never written back. */
  renderSignIn(typed?: { readonly email?: string; readonly problem?: string }): string;
  /** A request that failed, with the protocol's code and description for support. */
  renderFailure(code: string, description?: string): string;
  /** Signing out. `form` is the provider's own, with its guard against forgery; the script sends it. */
  renderLogout(form: string): string;
}

/** Creates the pages. @param product name of the product, shown on each */
export function createPages(product: string): ProviderPages {
  const inFrame = (title: string, content: string) => page(product, title, content);
  return {
    renderSignIn: ({ email = '', problem = '' } = {}) =>
      inFrame(text('signIn.title'), signInForm(email, problem)),
    renderFailure: (code, description = '') => inFrame(text('signIn.failed'), failure(code, description)),
    renderLogout: (form) => inFrame(text('signIn.signingOut'), logoutForm(form)),
  };
}

function page(product: string, title: string, content: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say(title)} · ${say(product)}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<main>
<div class="brand">${LOGO}<span>${say(product)}</span></div>
${content}
</main>
</body>
</html>
`;
}

function signInForm(email: string, problem: string): string {
  const alert = problem && `<p role="alert">${say(problem)}</p>`;
  return `<div><h1>${say(text('signIn.title'))}</h1><p>${say(text('signIn.providerHint'))}</p></div>
${alert}
<form method="post">
<label>${say(text('signIn.email'))}
<input name="email" type="email" autocomplete="username" required maxlength="256" value="${escapeHtml(email)}"${email ? '' : ' autofocus'}></label>
<label>${say(text('signIn.password'))}
<input name="password" type="password" autocomplete="current-password" required maxlength="256"${email ? ' autofocus' : ''}></label>
<button type="submit">${say(text('signIn.login'))}</button>
</form>`;
}

function failure(code: string, description: string): string {
  const words = [code, description].filter(Boolean).join(': ');
  return `<h1>${say(text('signIn.failed'))}</h1>
<p>${say(words)}</p>
<p><a href="/login">${say(text('signIn.backToLogin'))}</a></p>`;
}

function logoutForm(form: string): string {
  return `<h1>${say(text('signIn.signingOut'))}</h1>
${form}
<button type="submit" form="op.logoutForm" name="logout" value="yes">${say(text('navigation.logout'))}</button>
<script>${LOGOUT_SCRIPT}</script>`;
}
