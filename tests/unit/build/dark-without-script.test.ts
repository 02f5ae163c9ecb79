import { describe, expect, test } from 'vitest';
import { darkRules } from '../../../src/build/dark-without-script.ts';

describe('the dark theme without a script', () => {
  test.each([
    ['.a{color:red}', ''],
    ['html.dark .a{color:red}', 'html:root .a{color:red}'],
    [':root,:root.dark{--ink:red}', ':root:root{--ink:red}'],
    [
      '@layer base{@media print{:root.dark{color:red}.b{top:0}}}',
      '@layer base{@media print{:root:root{color:red}}}',
    ],
    ['@layer base{@media print{.b{top:0}}}@font-face{font-family:a}@keyframes b{to{top:0}}', ''],
    // A rule that hides the dark pictures ends: `display` goes back to its value without that rule.
    ['html:not(.dark) .a{display:none}', 'html:root .a{display:revert-layer}'],
    [
      'html.dark .a,html:not(.dark) .b{display:none}',
      'html:root .a{display:none}html:root .b{display:revert-layer}',
    ],
    // A class whose name only begins with `dark` is another class.
    ['html.darker .a{color:red}', ''],
  ])('%s becomes %j', (css, wanted) => {
    expect(darkRules(css).replace(/\s+(?=[}@]|$)/g, '')).toBe(wanted);
  });
});
