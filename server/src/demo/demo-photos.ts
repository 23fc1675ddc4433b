import { readFile } from 'node:fs/promises';
import { photoPathOf } from '../core/menu/photo.ts';
import type { Clock, NewId } from '../parts/parts.ts';
import { type Database, inTransaction } from '../store/database.ts';
import { insertPhoto } from '../store/menu/photos.ts';
import type { VenueDocuments } from '../venue-document/venue/venue-document-schema.ts';
import { allVenuesOf } from './demo-document.ts';

const FOLDER = new URL('../../../examples/photos/', import.meta.url);

/** Width and height of each picture. */
const SIDE_PX = 400;

/** The names of the picture files, by the name of the product. */
const PICTURES: Record<string, string> = {
  'Serpme Kahvaltı': 'breakfast',
  'Çınaraltı Serpme Kahvaltı': 'breakfast',
  Menemen: 'menemen',
  'Sahanda Yumurta': 'eggs',
  Kuymak: 'kuymak',
  'Su Böreği': 'rolled-pastry',
  'Kol Böreği': 'rolled-pastry',
  Boyoz: 'rolled-pastry',
  'Simit Tabağı': 'simit',
  'Gevrek Tabağı': 'simit',
  Poğaça: 'buns',
  Açma: 'simit',
  'Mercimek Çorbası': 'lentil-soup',
  'Ezogelin Çorbası': 'red-soup',
  Haydari: 'haydari',
  'Acılı Ezme': 'ezme',
  Humus: 'humus',
  'Girit Ezmesi': 'green-meze',
  'Zeytinyağlı Yaprak Sarma': 'sarma',
  'Midye Dolma': 'mussels',
  Enginar: 'artichoke',
  'Tulum Peynirli Roka': 'rocket',
  'İçli Köfte': 'icli-kofte',
  'Sigara Böreği': 'sigara',
  'Kalamar Tava': 'calamari',
  'Karides Güveç': 'shrimps',
  'Karides Tava': 'shrimps',
  'Levrek Izgara': 'fish',
  'Çipura Izgara': 'fish',
  'Hamsi Tava': 'hamsi',
  'Adana Kebap': 'adana',
  'Kuzu Şiş': 'sis',
  'Izgara Köfte': 'kofte',
  Lahmacun: 'lahmacun',
  'Kıymalı Pide': 'pide',
  'Kaşarlı Pide': 'cheese-pide',
  Mantı: 'manti',
  Künefe: 'kunefe',
  'Fıstıklı Baklava': 'baklava',
  'Fırın Sütlaç': 'rice-pudding',
  'Sakızlı Muhallebi': 'pudding',
  'Ayva Tatlısı': 'quince',
  'İzmir Lokması': 'lokma',
  Çay: 'tea',
  'Türk Kahvesi': 'coffee',
  Ayran: 'ayran',
  'Ev Limonatası': 'lemonade',
  'Taze Portakal Suyu': 'orange-juice',
};

/** The dependencies of the pictures. */
export interface PictureParts {
  db: Database;
  newId: NewId;
  clock: Clock;
}

/**
 * Stores the pictures of the demo's products, and adds their paths to the document. The venues need not exist yet; the service
 * later deletes photos that no product uses.
 */
export async function addDemoPhotos(parts: PictureParts, document: VenueDocuments): Promise<void> {
  for (const venue of allVenuesOf(document)) {
    for (const product of venue.categories?.flatMap(({ products = [] }) => products) ?? []) {
      const picture = PICTURES[product.name];
      if (picture !== undefined) product.imageUrl = await addPicture(parts, venue.id!, picture);
    }
  }
}

/** Reads a picture from its file and stores it as a photo. @returns the path of the photo */
async function addPicture(
  { db, newId, clock }: PictureParts,
  venueId: string,
  picture: string,
): Promise<string> {
  const content = await readFile(new URL(`${picture}.webp`, FOLDER));
  const photoId = newId();
  const size = { width: SIDE_PX, height: SIDE_PX, mediaType: 'image/webp', content };
  await inTransaction(db, (tx) => insertPhoto(tx, venueId, photoId, [size], clock.now()));
  return photoPathOf(venueId, photoId);
}
