import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { cleanText, isReadableText } from '../core/text.ts';
import { problemWords } from '../http/problem-words.ts';
import type { DocumentFaults, DocumentPath } from './document-faults.ts';
import { type VenueDocuments, venueDocumentsSchema } from './venue-document-schema.ts';

const DEPTH_LIMIT = 32;

/** The document with every text in it cleaned, a blank one `null`. Texts that cannot be read are noted as faults. */
export function cleanDocument(value: unknown, faults: DocumentFaults, path: DocumentPath = []): unknown {
  if (typeof value === 'string') {
    if (!isReadableText(value)) faults.add(path, 'has characters that cannot be read');
    return cleanText(value) || null;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (path.length > DEPTH_LIMIT) {
    faults.add(path.slice(0, 4), 'is nested too deeply');
    return null;
  }
  if (Array.isArray(value)) return value.map((item, at) => cleanDocument(item, faults, [...path, at]));
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, part]) => [name, cleanDocument(part, faults, [...path, name])]),
  );
}

/** Whether a cleaned document has the shape of its schema; every place where it has not is noted as a fault. */
export function hasDocumentShape(document: unknown, faults: DocumentFaults): document is VenueDocuments {
  validateShape ??= compileShape();
  if (validateShape(document)) return true;
  for (const error of validateShape.errors ?? []) {
    // The error of the name itself comes again as that of the rule on names.
    if (error.propertyName !== undefined && error.keyword !== 'propertyNames') continue;
    faults.add(pathOf(error, document), messageOf(error), error.data);
  }
  return false;
}

/** Compiled at the first import: most processes never see one. */
let validateShape: ValidateFunction | undefined;

function compileShape(): ValidateFunction {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    discriminator: true,
    // Decimals are not exact in binary: 120.35 is a multiple of 0.01 within this many digits.
    multipleOfPrecision: 6,
  });
  addFormats.default(ajv, ['uuid', 'date-time', 'date', 'email', 'uri', 'uri-reference']);
  return ajv.compile(venueDocumentsSchema);
}

/** Where the fault is: of a property that is missing or not known, the place of that property. */
function pathOf(error: ErrorObject, document: unknown): DocumentPath {
  const path: (string | number)[] = [];
  let here: unknown = document;
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
