/** The pictures of the product under `/product/<language>`, each as `<name>-light.webp` and `<name>-dark.webp`. */
export type ProductPictureName =
  | `scan-${'code' | 'card' | 'contact'}`
  | `story-${'cards' | 'page' | 'analytics' | 'contacts'}`
  | 'builder'
  | 'sharing'
  | 'analytics'
  | 'offline'
  | 'contacts';
