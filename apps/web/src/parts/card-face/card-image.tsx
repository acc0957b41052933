/** A picture that is gone leaves its place empty, also when it was lost before the script came. */
export function CardImage({ src, className }: { src: string; className?: string }) {
  const hide = (image: HTMLImageElement) => {
    image.style.visibility = 'hidden';
  };
  return (
    <img
      key={src}
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) hide(image);
      }}
      className={className}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={({ currentTarget }) => hide(currentTarget)}
    />
  );
}
