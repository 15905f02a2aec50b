/** The types in which pictures are stored, whatever they came as. */
export const imageTypes = ['image/png', 'image/webp'] as const;
export type ImageType = (typeof imageTypes)[number];

/** The largest picture that someone may choose: bytes and pixels. Photographs of today's telephones pass. */
export const maxPictureBytes = 8_000_000;
export const maxPixels = 50_000_000;

/** The largest size that is stored of it. */
export const maxImageBytes = 400_000;

/** The types that pictures may come as, by how their names end. */
export const uploadedExtensions = ['jpg', 'jpeg', 'png', 'gif', 'svg'] as const;

/** For the field that asks for one. */
export const acceptedImages = uploadedExtensions.map((extension) => `.${extension}`).join(',');

/** The forms of a card about a picture, and what became of one. */
export type ImageIntent = `${'set' | 'clear'}-${'photo' | 'logo'}`;
export interface ImageAnswer {
  readonly done: ImageIntent;
}

/** Returns the address of a picture: another one of the same owner has another address. Null where there is none. */
const pathTo = (picture: 'logo' | 'photo', owners: string) => (owner: string, version: string | null | undefined) =>
  version ? `/${owners}/${owner}/${picture}/${version}` : null;

export const logoPath = pathTo('logo', 'portals');
export const organisationLogoPath = pathTo('logo', 'organisations');
export const photoPath = pathTo('photo', 'people');
