import 'react';

declare module 'react' {
  /** A style may set custom properties, which the style sheets read. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
