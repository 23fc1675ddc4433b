/** The limits of a venue that the operator can set: the number of API keys, and how often each may call. */
export interface VenueLimits {
  /** The most API keys that are not revoked. */
  workingKeys: number;
  photos: number;
  /** The most reading calls of one API key in a minute. */
  readsPerMinute: number;
  /** The most changing calls of one API key in a minute. */
  writesPerMinute: number;
}

/** The default limits. */
export const USUAL_LIMITS: VenueLimits = {
  workingKeys: 10,
  photos: 2_000,
  readsPerMinute: 120,
  writesPerMinute: 30,
};

/** The highest limits that the operator may set. The public API does not allow more keys. */
export const HIGHEST_LIMITS: VenueLimits = {
  workingKeys: 10,
  photos: 20_000,
  readsPerMinute: 60_000,
  writesPerMinute: 60_000,
};

/** The limits that the operator set for a venue; `null` for a default limit. */
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
