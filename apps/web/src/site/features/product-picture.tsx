import type { ProductPictureText } from '../content/features.ts';

const FORMATS = ['avif', 'webp'] as const;

/** A screen of the product, light or dark as the visitor's system is. `npm run pictures` takes them all. */
export function ProductPicture({ picture: { name, title, alt } }: { picture: ProductPictureText }) {
  return (
    <figure className="grid content-start gap-3">
      <picture>
        {FORMATS.map((format) => (
          <source
            key={`dark ${format}`}
            type={`image/${format}`}
            media="(prefers-color-scheme: dark)"
            srcSet={`/product/${name}-dark.${format}`}
          />
        ))}
        {FORMATS.map((format) => (
          <source key={format} type={`image/${format}`} srcSet={`/product/${name}-light.${format}`} />
        ))}
        <img
          src={`/product/${name}-light.png`}
          alt={alt}
          width={960}
          height={600}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-lg border border-line"
        />
      </picture>
      <figcaption className="text-md text-ink-2">{title}</figcaption>
    </figure>
  );
}
