/** How much a venue may have, and how often its API keys may call. */
export interface VenueLimits {
  /** API keys that work at the same time. */
  workingKeys: number;
  photos: number;
  /** Calls of one API key that only read. */
  readsPerMinute: number;
  /** Calls of one API key that change something. */
  writesPerMinute: number;
}

/** The limits of a venue for which the operator has set none. */
export const USUAL_LIMITS: VenueLimits = {
  workingKeys: 10,
  photos: 2_000,
  readsPerMinute: 120,
  writesPerMinute: 30,
};

/** The most that the operator may set; the contract of the public API allows no more keys. */
export const HIGHEST_LIMITS: VenueLimits = {
  workingKeys: 10,
  photos: 20_000,
  readsPerMinute: 60_000,
  writesPerMinute: 60_000,
};

/** The limits that the operator set for a venue; `null` for a usual one. */
export type OwnLimits = { [Name in keyof VenueLimits]: VenueLimits[Name] | null };

/** The limits that apply to a venue. @param own  `null` if the operator has set none */
export function limitsOf(own: OwnLimits | null): VenueLimits {
  if (own === null) return USUAL_LIMITS;
  return {
    workingKeys: own.workingKeys ?? USUAL_LIMITS.workingKeys,
    photos: own.photos ?? USUAL_LIMITS.photos,
    readsPerMinute: own.readsPerMinute ?? USUAL_LIMITS.readsPerMinute,
    writesPerMinute: own.writesPerMinute ?? USUAL_LIMITS.writesPerMinute,
  };
}
