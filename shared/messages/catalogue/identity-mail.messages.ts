import { withTone } from '../message.ts';

/** What the identity service writes to people [AMB-020]. */
export const identityMailMessages = {
  ...withTone('neutral', {
    'identityMail.accountSubject': 'Your {product} account',
    'identityMail.account':
      'Sign in at {url}\nEmail: {email}\nTemporary password: {password}\nIt is valid for 7 days and is replaced at the first sign-in.',
    'identityMail.resetSubject': 'Your {product} password reset',
    'identityMail.reset':
      'Your verification code is {code}\nIt is valid for one hour. If you did not ask for it, ignore this message.',
    'identityMail.verifySubject': 'Your {product} email address',
    'identityMail.verify': 'Your verification code is {code}\nIt is valid for one hour.',
    'identityMail.emailChangedSubject': 'Your {product} sign-in address changed',
    'identityMail.emailChanged': 'You now sign in to {product} as {email}.',
    'identityMail.passwordChangedSubject': 'Your {product} password changed',
    'identityMail.passwordChanged': 'The password of your {product} account was changed.',
    'identityMail.recovery':
      'If it was not you, open this link within 7 days:\n{link}\nYou then sign in as {email} again, with a new password,\nand all sessions end. The link works once.',
    'identityMail.earlierLink':
      'If it was not you, open the link in our earlier message.\nIt restores your previous sign-in and ends all sessions.',
    'identityMail.administrator': 'If it was not you, contact your administrator.',
  }),
};
