/** Types for two packages that bring none: only the parts that the build uses. */
declare module 'css-modules-typescript-loader' {
  type Context = { resourcePath: string; query: string; async: () => (error: Error | null) => void };
  /** @param source the module that css-loader would have made of the file: `exports.locals = { … }` */
  export default function loader(this: Context, source: string): void;
}
declare module 'postcss-modules' {
  import type { AcceptedPlugin } from 'postcss';

  export default function modules(options: {
    getJSON: (file: string, names: Record<string, string>) => void;
  }): AcceptedPlugin;
}
