import { Type } from 'typebox';
import { MENU_ACCESS } from '../../core/access/policies/venue/menu.ts';
import { MOST_PHOTO_BYTES } from '../../core/menu/photo.ts';
import { uuid } from '../../http/schema.ts';
import { addPhoto as add } from '../../operations/menu/add-photo.ts';
import { venueOperation } from '../venue-operation.ts';

const size = {
  width: Type.Integer({ examples: [1280], description: 'The width in pixels.' }),
  height: Type.Integer({ examples: [960], description: 'The width in pixels.' }),
};

const PhotoResource = Type.Object(
  {
    id: uuid(),
    url: Type.String({
      examples: ['/photos/01980000-0000-7000-8000-000000000001/01980000-0000-7000-8000-000000000002'],
      description:
        'The URL of the photo, and the value for `imageUrl` or `logoUrl`. With `?width=`, it returns the ' +
        'smallest size that is at least this wide; without it, the largest.',
    }),
    ...size,
    sizes: Type.Array(Type.Object({ ...size, bytes: Type.Integer({ examples: [118_400] }) }), {
      description: 'The stored sizes, narrowest first.',
    }),
  },
  { title: 'Photo' },
);

export const addPhoto = venueOperation({
  operationId: 'addPhoto',
  method: 'POST',
  path: '/venues/{venueId}/photos',
  tag: 'Menu',
  summary: 'Add a photo',
  description:
    'Adds a photo. The body is the file itself, with at most 10 MiB and 50 million pixels. The service ' +
    'turns the photo upright and stores it as WebP with widths of 320, 640 and 1280 pixels, up to its ' +
    'own width. Everything else in the file, such as the place where it was taken, is dropped; of an ' +
    'animation, only the first frame is stored. Send `url` as the `imageUrl` of a product or category, ' +
    'or as the `logoUrl` of the venue. A photo that has not been used for a day is removed when ' +
    'another photo is added; products and categories that can still be restored use their photos. A ' +
    'venue has at most 2,000 photos.',
  access: MENU_ACCESS.change,
  fileBody: {
    mediaTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
    description: 'The photo.',
  },
  invalidCode: 'CONTENT_INVALID',
  answers: {
    201: {
      description: 'The photo.',
      schema: PhotoResource,
      headers: { Location: 'The path of the photo.' },
    },
  },
  refusals: ['CONTENT_INVALID', 'PHOTO_INVALID', 'PHOTO_TOO_LARGE'],
  run: async (parts, { params: { venueId }, readFile, now }) => {
    const read = () => readFile({ bytes: MOST_PHOTO_BYTES, refusal: 'PHOTO_TOO_LARGE' });
    const { id, path, sizes } = await add(parts, venueId, read, now);
    const { width, height } = sizes.at(-1)!;
    const links = sizes.map((each) => ({
      width: each.width,
      height: each.height,
      bytes: each.content.length,
    }));
    return { status: 201, data: { id, url: path, width, height, sizes: links }, headers: { Location: path } };
  },
});
