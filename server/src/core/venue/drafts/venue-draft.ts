import type { AccountRole } from '../../access/account.ts';
import type { KeyPermissions } from '../../access/keys/api-key-record.ts';
import type { BillDiscount, BuyXPayY, PortionDiscount, SetMenu } from '../../campaigns/campaign.ts';
import type { Category, Extra, Ingredient, OptionGroup, Portion, Product, Stock } from '../../menu/menu.ts';
import type { Printer } from '../../printing/printer.ts';
import type { Area, Table } from '../tables/table.ts';
import type { Venue } from '../venue.ts';

/**
 * A venue as a document states it: already validated, but not yet compared with the stored venue. All lists are
 * in the order of the document. If an `id` is `null`, the record gets the id of the stored record with the same
 * natural key, or a new id.
 */
export interface VenueDraft {
  id: string | null;
  settings: VenueSettings;
  /** Properties that the document does not state keep their stored values. */
  status: Partial<VenueStatus>;
  areas: AreaDraft[];
  categories: CategoryDraft[];
  campaigns: CampaignDraft[];
  printers: PrinterDraft[];
  accounts: AccountDraft[];
  keys: KeyDraft[];
  /** The branches of a headquarter; empty for other venues. */
  branches: VenueDraft[];
}

/** The properties that the operator sets, the rush, the grants of roles, and the last change of the day's begin. */
export type VenueStatus = Pick<
  Venue,
  'rush' | 'subscription' | 'suspendedAt' | 'isPractice' | 'roles' | 'isActive' | 'closedAt' | 'dayChange'
>;

/** The settings of a venue. A `username` of `null` keeps the stored one. */
export type VenueSettings = Omit<Venue, keyof VenueStatus | 'id' | 'parentVenueId'>;

/** A record as a document states it. */
export type RecordDraft<T extends { id: string }> = Omit<T, 'id'> & { id: string | null };

/** A table. Its natural key is the `code` within the venue or, if `code` is `null`, the name within the area; the stored code then stays. */
export type TableDraft = Omit<RecordDraft<Table>, 'code'> & { code: string | null };

/** An area. Its natural key is the name within the venue. */
export type AreaDraft = Omit<RecordDraft<Area>, 'tables'> & { tables: TableDraft[] };

/** A portion. Its natural key is the name within the product. */
export type PortionDraft = RecordDraft<Portion>;

/** A removable ingredient. Its natural key is the name within the product. */
export type IngredientDraft = RecordDraft<Ingredient>;

/** An extra. Its natural key is the name within its option group, or among the extras without a group. */
export type ExtraDraft = Omit<RecordDraft<Extra>, 'optionGroupId'>;

/** An option group with its choices. Its natural key is the name within the product. */
export type OptionGroupDraft = RecordDraft<OptionGroup> & { choices: ExtraDraft[] };

type ProductParts = 'portions' | 'extras' | 'optionGroups' | 'removableIngredients' | 'stock';

/** A product. Its natural key is the name within the category. */
export type ProductDraft = Omit<RecordDraft<Product>, 'categoryId' | ProductParts> & {
  portions: PortionDraft[];
  /** Extras without an option group. */
  extras: ExtraDraft[];
  optionGroups: OptionGroupDraft[];
  removableIngredients: IngredientDraft[];
  /** If `isSoldOut` is `null`, the stored value stays. */
  stock: Omit<Stock, 'isSoldOut'> & { isSoldOut: boolean | null };
};

/** A category with its products. Its natural key is the name within the menu. */
export type CategoryDraft = RecordDraft<Category> & { products: ProductDraft[] };

/**
 * A product or portion that a campaign covers, as positions in the lists of the document. If `portion` is `null`,
 * all portions are covered.
 */
export interface MenuPosition {
  category: number;
  product: number;
  portion: number | null;
}

/**
 * A printer. Its natural key is the name within the venue. `categories` are positions in the document; `null`
 * for all categories.
 */
export type PrinterDraft = Omit<RecordDraft<Printer>, 'categoryIds'> & { categories: number[] | null };

/** A campaign that covers positions of the document. Its natural key is the name within the venue. */
export type CampaignDraft =
  | (Omit<RecordDraft<PortionDiscount>, 'covers'> & { covers: MenuPosition[] })
  | (Omit<RecordDraft<BuyXPayY>, 'covers'> & { covers: MenuPosition[] })
  | (Omit<RecordDraft<SetMenu>, 'parts'> & { parts: { name: string; covers: MenuPosition[] }[] })
  | RecordDraft<BillDiscount>;

/**
 * An account. Its natural key is the e-mail address or, without an address, the name. At most one of `password` and
 * `passwordHash` is stated; without both, the stored password stays.
 */
export interface AccountDraft {
  id: string | null;
  role: AccountRole;
  name: string;
  /** Lower case; `null` for a person who has only a name and a PIN. */
  email: string | null;
  /** Lower case. The address of an invited person; `null` for none. */
  invitedEmail: string | null;
  password: string | null;
  passwordHash: string | null;
}

/** An API key. It matches a stored key by id, by secret, or by the name among the keys that are not revoked. */
export interface KeyDraft {
  id: string | null;
  name: string;
  permissions: KeyPermissions;
  /** The hash and the prefix of an existing key; `null` keeps the stored secret, or creates one for a new key. */
  secret: { hash: string; prefix: string } | null;
  /** `null` keeps the stored value; a new key gets the present time. */
  createdAt: number | null;
  revokedAt: number | null;
}

/** Collects all ids that the drafts state. */
export function statedIdsOf(drafts: readonly (VenueDraft | ProductDraft)[]): Set<string> {
  const ids = new Set<string>();
  collectIds(drafts, ids);
  return ids;
}

function collectIds(value: unknown, ids: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('id' in value && typeof value.id === 'string') ids.add(value.id);
  for (const part of Object.values(value)) collectIds(part, ids);
}
