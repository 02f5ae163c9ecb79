import { afterEach } from 'vitest';

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('class');
  document.documentElement.removeAttribute('data-motion');
  localStorage.clear();
});
