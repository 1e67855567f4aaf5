import type { Permission } from '@assay/shared/domain';

/** Who calls: the user's row as it is at this moment. The tenant is the row's, never the token's or the path's. */
export interface Actor {
  readonly userId: number;
  readonly clientId: string;
  readonly name: string;
  readonly email: string;
  readonly permissions: number;
  readonly accountStatus: number;
  readonly userGroup: number;
  readonly userManagementScope: number;
  readonly sso: boolean;
}

/** Whom a bearer token proves; given by identity. */
export interface TokenProof {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly issuedAt: Date;
  /** Whether the issuer vouches for the address. */
  readonly isEmailVerified?: boolean;
  readonly name?: string | null;
  /** Name, address and password of this person are kept elsewhere. */
  readonly isSingleSignOn?: boolean;
  /** The client that people of this issuer join whom nobody has invited. */
  readonly newcomersJoin?: string | null;
}

/** Reads a bearer token: null for anything that is not a valid id token of a trusted issuer. */
export type VerifyToken = (bearer: string) => Promise<TokenProof | null>;

/** Who may reach a route: a holder of the permission, or of any in the list, or anybody signed in. */
export type RouteAccess = Permission | readonly Permission[] | 'signedIn';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Open to anybody: sign-in, health, static files, signed addresses. */
    public?: boolean;
    access?: RouteAccess;
    /** Also open to people of a trusted issuer who have no row yet; `proof` then says who they are. */
    admitsNewcomers?: boolean;
  }
  interface FastifyRequest {
    actor: Actor | null;
    /** Whom the token proved; null on public routes. */
    proof: TokenProof | null;
  }
}
