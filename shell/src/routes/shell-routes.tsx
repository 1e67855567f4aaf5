import { createRouteObjects, Navigate, type RouteObject } from '@assay/shared/router';
import type { MessageKey } from '@assay/shared/messages';
import { DefaultChild } from '@assay/shared/platform';
import { SignedInFrame } from '../frame/signed-in-frame.tsx';
import { RemotePage } from '../remotes/remote-page.tsx';
import type { KnownRoute, RemoteRegistry } from '../remotes/remote-registry.ts';
import { AccessGuard, GuardedPage } from './access-guard.tsx';
import { HOME } from './home.ts';
import { SignedInGate, SignedOutGate } from './signed-in-gate.tsx';
import { ShellRoot } from './shell-root.tsx';
import { UnknownAddress } from './unknown-address.tsx';

/** The parent of all pages of remotes, and the route of addresses that match no manifest. */
export const SIGNED_IN_ROUTE = 'shell.signedIn';
export const UNKNOWN_ADDRESS_ROUTE = 'shell.unknownAddress';

/** Metadata of the shell's own routes; the names are those of the specification [ROUTE-024], the titles what other languages say. */
const ownRoute = (name: string, title?: MessageKey) => ({ name, title, hidesSideNavigation: true });

/** The sign-in screens, one chunk that is loaded when one of them is opened. */
const signInRoutes: RouteObject[] = [
  {
    index: true,
    handle: ownRoute('SignIn', 'signIn.title'),
    lazy: async () => ({ Component: (await import('../sign-in/index.ts')).SignIn }),
  },
  {
    path: 'forcePasswordChange',
    handle: ownRoute('ForcePasswordChange', 'signIn.forcedChangeTitle'),
    lazy: async () => ({ Component: (await import('../sign-in/index.ts')).ForcePasswordChange }),
  },
  {
    path: 'requestResetPassword',
    handle: ownRoute('RequestResetPassword', 'signIn.requestResetTitle'),
    lazy: async () => ({ Component: (await import('../sign-in/index.ts')).RequestResetPassword }),
  },
  {
    path: 'resetPassword',
    handle: ownRoute('ResetPassword', 'signIn.resetTitle'),
    lazy: async () => ({ Component: (await import('../sign-in/index.ts')).ResetPassword }),
  },
];

/** The pages of all remotes in one table: `/verification` belongs to two of them, and one router ranks them together. */
export function createRemoteRoutes({ routes }: RemoteRegistry): RouteObject[] {
  return createRouteObjects<KnownRoute>(routes, {
    renderPage: (route) => (
      <GuardedPage route={route}>
        <RemotePage route={route} />
      </GuardedPage>
    ),
    renderDefaultChild: (route) => <DefaultChild route={route} />,
  });
}

/** Every component of the design system on one page, for developers. */
const componentsRoute: RouteObject = {
  path: '/components',
  handle: ownRoute('Components'),
  lazy: async () => ({ Component: (await import('@assay/shared/widgets/gallery')).ComponentGallery }),
};

/** The one route table of the page. The page of components is not there in production. */
export function createShellRoutes(registry: RemoteRegistry, { isProduction = true } = {}): RouteObject[] {
  return [
    {
      element: <ShellRoot />,
      children: [
        { path: '/', element: <Navigate to={HOME} replace /> },
        {
          path: '/login',
          element: <SignedOutGate />,
          handle: ownRoute('SignIn', 'signIn.title'),
          children: [
            {
              lazy: async () => ({ Component: (await import('../sign-in/index.ts')).SignInLayout }),
              children: signInRoutes,
            },
          ],
        },
        {
          // Also for somebody who is signed in: whoever took the account over may have signed in here.
          path: '/login/recover',
          handle: ownRoute('RecoverAccount', 'signIn.recoverTitle'),
          children: [
            {
              lazy: async () => ({ Component: (await import('../sign-in/index.ts')).SignInLayout }),
              children: [
                {
                  index: true,
                  handle: ownRoute('RecoverAccount', 'signIn.recoverTitle'),
                  lazy: async () => ({ Component: (await import('../sign-in/index.ts')).RecoverAccount }),
                },
              ],
            },
          ],
        },
        {
          path: '/login-idp',
          handle: ownRoute('login-idp', 'signIn.title'),
          lazy: async () => ({ Component: (await import('../sign-in/index.ts')).SingleSignOnLanding }),
        },
        ...(isProduction ? [] : [componentsRoute]),
        {
          element: <SignedInGate />,
          children: [
            {
              id: SIGNED_IN_ROUTE,
              element: (
                <>
                  <AccessGuard />
                  <SignedInFrame />
                </>
              ),
              children: [
                ...createRemoteRoutes(registry),
                { id: UNKNOWN_ADDRESS_ROUTE, path: '*', element: <UnknownAddress /> },
              ],
            },
          ],
        },
      ],
    },
  ];
}
