import { language } from '@tessera/texts';
import type { ProductPictureName } from '../content/pictures.ts';

export interface ProductPictureProps {
  name: ProductPictureName;
  /** Empty where the text beside it says what is on it. */
  alt?: string;
  width: number;
  height: number;
  /** In the first screen: fetched at once. */
  isFirst?: boolean;
  className?: string;
}

/** A part of the product, in the page's language, light or dark as the visitor's system is. `npm run pictures` takes them. */
export function ProductPicture({ name, alt = '', width, height, isFirst, className }: ProductPictureProps) {
  const address = `/product/${language}/${name}`;
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={`${address}-dark.webp`} />
      <img
        src={`${address}-light.webp`}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? undefined : 'lazy'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
