import type { Session } from '../../core/access/sign-in/session.ts';

/** The caller when the service calls its own operations: a person, or the key with this SHA-256 (hexadecimal). */
export type InternalCaller = { session: Session } | { keyHash: string };
