import { type TObject, type TProperties, type TSchema, type TUnsafe, Type } from 'typebox';
import type { Lira } from '../http/answer/envelope.ts';
import { liraSchema, uuid } from '../http/schema.ts';
import { answerWordsOf, isLira } from '../venue-document/document-fields.ts';
import type { WrittenRecord } from '../venue-document/document-record.ts';

/** The properties of a record of the document, as answers show them. */
type ShownProperties<P extends TProperties> = {
  [Name in keyof P]: TUnsafe<WrittenRecord<P, Lira>[Name]>;
};

/**
 * The properties of a document record as answers have them: all are present, with their types, and without the limits
 * for input.
 */
export function shownProperties<P extends TProperties>(schema: TObject<P>): ShownProperties<P> {
  return shownFields(schema.properties) as never;
}

function shownFields(properties: TProperties): TProperties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, shownField(name, field)]),
  );
}

/** Records of the menu have longer titles in the set-up, because staff get records with the short titles. */
const SET_UP = /^(Portion|Extra|OptionGroup|Ingredient|Stock)Document$/;

function shownRecord({ type, properties, title = '', description }: RecordSchema): TSchema {
  const name = title.replace(SET_UP, '$1Setup').replace(/Document$/, '');
  const shown = Type.Object(shownFields(properties), { title: name, description });
  return Type.Unsafe({ ...shown, type });
}

interface RecordSchema {
  type: unknown;
  properties: TProperties;
  title?: string;
  description: string;
}

function shownField(name: string, field: TSchema): TSchema {
  const words = answerWordsOf(field);
  if (name === 'id') return uuid();
  if (name === 'translations') return shownTranslations(field, words);
  if (isLira(field)) return liraSchema(words.description);
  if ('properties' in field) return shownRecord(field as unknown as RecordSchema);
  const { type, enum: names, items } = field as { type?: unknown; enum?: unknown; items?: TSchema };
  return Type.Unsafe({
    type,
    ...(names === undefined ? {} : { enum: names }),
    ...(items === undefined ? {} : { items: shownField('', items) }),
    ...words,
  });
}

/** Texts by language code; each one is optional. */
function shownTranslations(field: TSchema, words: object): TSchema {
  const { additionalProperties: texts } = field as unknown as { additionalProperties: TObject };
  const names = Object.keys(texts.properties);
  return Type.Unsafe({
    type: 'object',
    additionalProperties: Type.Partial(
      Type.Object(Object.fromEntries(names.map((each) => [each, Type.String()]))),
    ),
    ...words,
    description: 'The texts in other languages of the venue, by language code.',
  });
}
