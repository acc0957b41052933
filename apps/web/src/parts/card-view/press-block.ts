/** Plays the video whose poster was pressed, or scrolls a gallery to a picture. */
export function pressBlock(pressed: HTMLElement): void {
  if (pressed instanceof HTMLAnchorElement) play(pressed);
  else showSlide(pressed);
}

function play(poster: HTMLAnchorElement): void {
  const player = poster.dataset.video === 'file' ? videoPlayer(poster) : framePlayer(poster);
  player.className = 'block-player';
  player.title = poster.dataset.title || (poster.getAttribute('aria-label') ?? '');
  poster.replaceWith(player);
  player.focus();
}

function videoPlayer(poster: HTMLAnchorElement): HTMLVideoElement {
  const video = document.createElement('video');
  Object.assign(video, { controls: true, autoplay: true, playsInline: true, tabIndex: 0 });
  video.poster = poster.querySelector('img')?.src ?? '';
  video.src = poster.dataset.play ?? '';
  return video;
}

function framePlayer(poster: HTMLAnchorElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('allow', 'autoplay; encrypted-media; fullscreen; picture-in-picture');
  // YouTube plays only where it learns which site it stands on.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = poster.dataset.play ?? '';
  return frame;
}

function showSlide(pressed: HTMLElement): void {
  const slide = document.getElementById(pressed.dataset.slide ?? '');
  const slides = slide?.parentElement;
  if (!slide || !slides) return;
  // The browser opens the gallery when the tap has been told to all who listen.
  requestAnimationFrame(() => {
    const behavior = slides.contains(pressed) ? 'auto' : 'instant';
    slide.scrollIntoView({ inline: 'start', block: 'nearest', behavior });
    slides.focus({ preventScroll: true });
  });
}
