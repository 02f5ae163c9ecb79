import { afterEach, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('class');
  document.documentElement.removeAttribute('data-motion');
  localStorage.clear();
});

// A browser marks the rejection of `finished` as handled (Web Animations 1, "cancel an animation"); happy-dom does not.
const { cancel } = Animation.prototype;
Animation.prototype.cancel = function (this: Animation) {
  this.finished.catch(() => {});
  cancel.call(this);
};
