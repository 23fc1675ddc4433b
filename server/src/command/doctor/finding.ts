/** The result of one check of the set-up. */
export interface Finding {
  /** The subject of the check, such as `Database`. */
  check: string;
  state: 'Good' | 'Warning' | 'Fault';
  /** The result, as a sentence. */
  says: string;
  /** How to fix it, as a sentence; `null` if the state is `Good`. */
  mend: string | null;
}

export function good(check: string, says: string): Finding {
  return { check, state: 'Good', says, mend: null };
}

export function warning(check: string, says: string, mend: string): Finding {
  return { check, state: 'Warning', says, mend };
}

export function fault(check: string, says: string, mend: string): Finding {
  return { check, state: 'Fault', says, mend };
}
