/** Puts data into the page as the server sends it. */
export function sendPageData(data: object): void {
  const element = document.createElement('script');
  element.id = 'page-data';
  element.type = 'application/json';
  element.textContent = JSON.stringify(data);
  document.head.append(element);
}
