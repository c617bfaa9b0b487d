/** §2.9, byte for byte. */
export const notFoundCopy = {
  title: '404 Page Not Found',
  text: "The page you're looking for doesn't exist or may have been moved.",
  home: 'Return to Home',
} as const;
