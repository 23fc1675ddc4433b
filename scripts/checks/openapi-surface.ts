import { resolveRefs } from '../../server/test/contract/resolve-refs.ts';

// biome-ignore lint/suspicious/noExplicitAny: any JSON document
type Json = any;

/** All parts of an OpenAPI document that a program may depend on: a value for each place. */
export type Surface = ReadonlyMap<string, string>;

/** Keywords that only a person reads. */
const WORDS = new Set(['description', 'summary', 'title', 'example', 'examples', '$comment']);

/** Keywords whose value has names of its own as keys. */
const NAMED = new Set(['properties', 'patternProperties', 'dependentRequired', 'mapping']);

/** Keywords whose lists have no order. */
const UNORDERED = new Set(['required', 'enum', 'type']);

/** Between the parts of a place: `GET /venues · 429 · header Retry-After`. */
const DOT = ' · ';

/**
 * The parts of an OpenAPI document that a program may depend on, with its references resolved and its wording
 * left out.
 */
export function surfaceOf(document: Json): Surface {
  const surface = new Map<string, string>();
  const resolved = resolveRefs(document);
  for (const [path, methods] of Object.entries<Json>(resolved.paths)) {
    for (const [method, operation] of Object.entries<Json>(methods)) {
      const { security = document.security } = operation;
      addOperation(surface, `${method.toUpperCase()} ${path}`, { ...operation, security });
    }
  }
  for (const [name, { post }] of Object.entries<Json>(resolved.webhooks ?? {}))
    addOperation(surface, `webhook ${name}`, post);
  const { schemas, securitySchemes } = document.components;
  for (const name of Object.keys(schemas)) surface.set(`schemas${DOT}${name}`, 'present');
  addValue(surface, 'security schemes', securitySchemes);
  return surface;
}

function addOperation(surface: Map<string, string>, location: string, operation: Json): void {
  const { operationId, parameters = [], requestBody, responses, security } = operation;
  surface.set(location, operationId);
  addValue(surface, `${location}${DOT}security`, security);
  for (const { name, in: where, required = false, schema } of parameters) {
    const parameter = `${location}${DOT}${where} parameter ${name}`;
    surface.set(parameter, required ? 'required' : 'optional');
    addValue(surface, `${parameter}${DOT}schema`, schema);
  }
  if (requestBody !== undefined) {
    surface.set(`${location}${DOT}body`, requestBody.required ? 'required' : 'optional');
    addContent(surface, `${location}${DOT}body`, requestBody.content);
  }
  for (const [status, response] of Object.entries<Json>(responses))
    addResponse(surface, `${location}${DOT}${status}`, response);
}

function addResponse(surface: Map<string, string>, location: string, response: Json): void {
  const { description, headers = {}, content = {} } = response;
  surface.set(location, 'present');
  for (const [, code] of description.matchAll(/`([A-Z][A-Z_]{5,})`:/g))
    surface.set(`${location}${DOT}code ${code}`, 'present');
  for (const [name, { schema }] of Object.entries<Json>(headers)) {
    surface.set(`${location}${DOT}header ${name}`, 'present');
    addValue(surface, `${location}${DOT}header ${name}${DOT}schema`, schema);
  }
  addContent(surface, location, content);
}

function addContent(surface: Map<string, string>, location: string, content: Json): void {
  for (const [mediaType, { schema }] of Object.entries<Json>(content)) {
    surface.set(`${location}${DOT}${mediaType}`, 'present');
    addValue(surface, `${location}${DOT}${mediaType}${DOT}schema`, schema);
  }
}

/** Adds each single value below a place, schema keywords by the names that they have. */
function addValue(surface: Map<string, string>, location: string, value: Json, keysAreNames = false): void {
  if (typeof value !== 'object' || value === null) {
    surface.set(location, JSON.stringify(value));
    return;
  }
  if (Object.keys(value).length === 0) surface.set(location, JSON.stringify(value));
  for (const [key, part] of Object.entries<Json>(value)) {
    if (!keysAreNames && !Array.isArray(value) && WORDS.has(key)) continue;
    const isList = !keysAreNames && UNORDERED.has(key) && Array.isArray(part);
    if (isList) for (const item of part) surface.set(`${location}.${key} ${item}`, 'present');
    else addValue(surface, `${location}.${key}`, part, !keysAreNames && NAMED.has(key));
  }
}

/** A difference, and at how many places the documents differ in the same way. */
export interface Difference {
  /** `-` only in the first document, `+` only in the second, `~` changed. */
  line: string;
  locations: number;
}

/** The differences between two surfaces. Places below a missing one are not listed. */
export function differencesOf(before: Surface, after: Surface): Difference[] {
  const lines: [location: string, sign: string, value: string][] = [];
  for (const [location, value] of before) {
    const now = after.get(location);
    if (now !== undefined && now !== value) lines.push([location, '~', `${value} → ${now}`]);
  }
  for (const [location, value] of missingFrom(after, before)) lines.push([location, '-', value]);
  for (const [location, value] of missingFrom(before, after)) lines.push([location, '+', value]);
  const groups = Map.groupBy(
    lines,
    ([location, sign, value]) => `${sign} ${withinOperation(location)}: ${value}`,
  );
  return [...groups.values()].map((group) => {
    const [location, sign, value] = group[0]!;
    return { line: `${sign} ${location}: ${value}`, locations: group.length };
  });
}

/** A place without its operation, and a part of a response without its status. */
function withinOperation(location: string): string {
  const [operation = '', ...parts] = location.split(DOT);
  if (parts.length === 0) return operation;
  const isInResponse = parts.length > 1 && /^\d{3}$/.test(parts[0]!);
  return (isInResponse ? parts.slice(1) : parts).join(DOT);
}

/** The topmost places that only `other` has. */
function missingFrom(surface: Surface, other: Surface): [location: string, value: string][] {
  const missing: [string, string][] = [];
  for (const [location, value] of other) {
    const [above] = missing.at(-1) ?? [];
    const isBelow =
      above !== undefined && (location.startsWith(above + DOT) || location.startsWith(`${above}.`));
    if (!surface.has(location) && !isBelow) missing.push([location, value]);
  }
  return missing;
}
