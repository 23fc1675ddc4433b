import type { Environment } from './environment.ts';

/** Names with fewer letters are ignored: they are too similar to variables of other programs. */
const LEAST_LETTERS = 8;

/**
 * A sentence for each unknown variable that is probably a mistyped setting: with other letter case, with the prefix
 * `SOFRA_`, or with one wrong letter.
 * @param names  the names of all settings
 */
export function mistypedSettingWarnings(environment: Environment, names: ReadonlySet<string>): string[] {
  return Object.keys(environment)
    .filter((given) => !names.has(given))
    .flatMap((given) => {
      const meant = [...names].find((name) => isProbablyMeant(given, name));
      return meant === undefined
        ? []
        : [`${given} is not a setting of the service and is ignored. Did you mean ${meant}?`];
    });
}

function isProbablyMeant(given: string, name: string): boolean {
  const upper = given.toUpperCase();
  if (upper === name || upper.replace(/^SOFRA_/, '') === name) return true;
  return name.length >= LEAST_LETTERS && hasOneSlip(upper, name);
}

/** Whether one letter was left out, added, changed, or swapped with the next one. */
function hasOneSlip(given: string, name: string): boolean {
  let at = 0;
  while (at < name.length && given[at] === name[at]) at += 1;
  const [left, right] = [given.slice(at), name.slice(at)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}
