import type { EndpointAccess } from '@assay/shared/contracts';
import type { AccessRule } from '@assay/shared/domain';

/** The caller: the user's row as it is now. The tenant is the row's, never the token's or the path's. */
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
  /** Internal staff of the provider [PERM-027, PERM-028]. */
  readonly isProvider: boolean;
  /** How far a replica must have come before it may show this person their lists; absent without a replica. */
  readonly lastWrite?: string | null;
}

/** Whom a bearer token proves; given by identity. */
export interface TokenProof {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly issuedAt: Date;
  /** When the user last proved who they are; null or absent where the issuer does not state it. */
  readonly authenticatedAt?: Date | null;
  /** Whether the issuer has verified the address. */
  readonly isEmailVerified?: boolean;
  readonly name?: string | null;
  /** Name, address and password of this user are managed by an external issuer. */
  readonly isSingleSignOn?: boolean;
  /** The client that uninvited users of this issuer join. */
  readonly newUserClientId?: string | null;
  /** The host's credential that opened the session; null or absent where the user signed in. */
  readonly hostCredentialId?: string | null;
}

/** Reads a bearer token: null for anything that is not a valid id token of a trusted issuer. */
export type VerifyToken = (bearer: string) => Promise<TokenProof | null>;

/** Whether a host's credential opened the session [AMB-140]. */
export function isHostSession({ hostCredentialId }: TokenProof): boolean {
  return hostCredentialId !== undefined && hostCredentialId !== null;
}

/** Who may call a route: users who may do the action, or any in the list, or every signed-in user. */
export type RouteAccess = Exclude<EndpointAccess, 'public'>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Open to anybody: sign-in, health, static files, signed addresses. */
    public?: boolean;
    access?: RouteAccess;
    /** Must admit the caller besides. */
    rule?: AccessRule;
    /** Whether users of a trusted issuer may call it who have no row yet; `proof` then identifies them. */
    admitsNewUsers?: boolean;
    /** Whether sessions that a host's credential opened may call it [AMB-140]. */
    admitsHostSessions?: boolean;
  }
  interface FastifyRequest {
    actor: Actor | null;
    /** Whom the token proved; null on public routes. */
    proof: TokenProof | null;
  }
}
