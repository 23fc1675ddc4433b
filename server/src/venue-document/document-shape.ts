import type { ErrorObject } from 'ajv';
import { cleanProperty, isValidText } from '../core/text/text.ts';
import { problemWords } from '../http/request/problem-words.ts';
import type { DocumentFaults, DocumentPath } from './document-faults.ts';
import { MOST_IN_DOCUMENT } from './document-limits.ts';
import { checkRecord, type RecordSchema } from './record-shape.ts';
import { type VenueDocuments, venueDocumentsSchema } from './venue/venue-document-schema.ts';

const DEPTH_LIMIT = 32;
/** In UTF-16 code units. A longer text is refused: no field allows as much. */
const LONGEST_TEXT = 20_000;

/** A record with more names has unknown ones, so it is refused anyway. */
const MOST_NAMES = 1_000;

/** A list with more items is refused by its schema, so its other items need no check. */
const MOST_ITEMS = Math.max(...Object.values(MOST_IN_DOCUMENT)) + 1;

/**
 * Cleans every text of a document; a blank text becomes `null`. Parts that need no cleaning are not copied. Text that
 * cannot be read is a fault. Stops once there are more faults than are reported.
 */
export function cleanDocument(document: unknown, faults: DocumentFaults): unknown {
  return clean(document, [], faults);
}

/** @param path  the path to the value; changed during the call */
function clean(value: unknown, path: (string | number)[], faults: DocumentFaults): unknown {
  if (typeof value === 'string') return cleanString(value, path, faults);
  if (typeof value !== 'object' || value === null) return value;
  if (path.length > DEPTH_LIMIT) {
    faults.add(path.slice(0, 4), 'is nested too deeply');
    return null;
  }
  return Array.isArray(value)
    ? cleanList(value, path, faults)
    : cleanRecord(value as Record<string, unknown>, path, faults);
}

function cleanString(value: string, path: DocumentPath, faults: DocumentFaults): string | null {
  if (value.length > LONGEST_TEXT) faults.add([...path], `must have at most ${LONGEST_TEXT} characters`);
  const text = value.slice(0, LONGEST_TEXT).toWellFormed();
  if (!isValidText(value)) faults.add([...path], 'has characters that cannot be read');
  return cleanProperty(text, path.at(-1));
}

function cleanList(list: unknown[], path: (string | number)[], faults: DocumentFaults): unknown[] {
  let cleaned = list;
  const most = Math.min(list.length, MOST_ITEMS);
  for (let at = 0; at < most && !faults.isOverfull; at++) {
    const item = list[at];
    path.push(at);
    const part = clean(item, path, faults);
    path.pop();
    if (part === item) continue;
    if (cleaned === list) cleaned = [...list];
    cleaned[at] = part;
  }
  return cleaned;
}

function cleanRecord(
  record: Record<string, unknown>,
  path: (string | number)[],
  faults: DocumentFaults,
): Record<string, unknown> {
  let cleaned = record;
  for (const name of Object.keys(record).slice(0, MOST_NAMES)) {
    if (faults.isOverfull) break;
    if (!isValidText(name)) {
      faults.add([...path], 'has a property whose name cannot be read');
      continue;
    }
    path.push(name);
    const part = clean(record[name], path, faults);
    path.pop();
    if (part === record[name]) continue;
    if (cleaned === record) cleaned = { ...record };
    cleaned[name] = part;
  }
  return cleaned;
}

/**
 * Checks a cleaned document against its schema. Adds a fault for each error, until there are more than are reported.
 */
export function hasDocumentShape(document: unknown, faults: DocumentFaults): document is VenueDocuments {
  return checkRecord(document, venueDocumentsSchema as RecordSchema, [], (error, record, path) => {
    // An invalid property name is reported twice: skip the error that is about the name itself.
    if (error.propertyName === undefined || error.keyword === 'propertyNames')
      faults.add([...path, ...pathOf(error, record)], messageOf(error), error.data);
    return !faults.isOverfull;
  });
}

/** The path of a fault. For a missing or unknown property, the path of that property. */
function pathOf(error: ErrorObject, record: unknown): DocumentPath {
  const path: (string | number)[] = [];
  let here: unknown = record;
  for (const step of error.instancePath.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(here) ? Number(name) : name);
    here = (here as Record<string, unknown> | null)?.[name];
  }
  const { missingProperty, additionalProperty, propertyName, tag } = error.params as Record<string, unknown>;
  const last = missingProperty ?? additionalProperty ?? propertyName ?? tag;
  return typeof last === 'string' ? [...path, last] : path;
}

function messageOf(error: ErrorObject): string {
  const isMissing = error.keyword === 'required' || (error.keyword === 'type' && error.data === null);
  return isMissing ? 'is missing' : problemWords(error);
}
