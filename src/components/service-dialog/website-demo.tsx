import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Device,
  devices,
  siteColours,
  siteComponents,
  siteFonts,
  siteLayouts,
  type TemplateId,
  templates,
} from '../../content/demos.ts';
import type { Key } from '../../i18n/keys.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Picture } from '../picture/picture.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { useScene } from '../../motion/use-scene.ts';
import { DemoControls } from '../demo/demo-controls.tsx';
import type { Tour } from '../demo/demo-site.scene.ts';
import { useDemo } from '../demo/use-demo.ts';
import { enter } from './enter.ts';
import { scene as demoSiteScene } from '../demo/demo-site.scene.ts';
import { scene as deviceChangeScene } from './device-change.scene.ts';
import styles from './website-demo.module.css';

/** The demo's views in turn; it ends where it began. */
const tour: [device: Device['id'], template: TemplateId][] = [
  ['tablet', 'store'],
  ['mobile', 'store'],
  ['desktop', 'business'],
  ['desktop', 'portfolio'],
  ['desktop', 'store'],
];

/** The website platform: three templates on three devices, live; colours, fonts, layouts and components as a preview. */
export function WebsiteDemo({ heading }: { heading: ReactNode }) {
  const { t } = useLanguage();
  const [template, setTemplate] = useState<TemplateId>('store');
  const [device, setDevice] = useState<Device['id']>('desktop');
  const state = useMemo<Tour>(
    () => ({
      steps: tour.length,
      show(step) {
        const stop = tour[step];
        if (!stop) return;
        const [nextDevice, nextTemplate] = stop;
        setDevice(nextDevice);
        setTemplate(nextTemplate);
      },
    }),
    [],
  );
  const demo = useDemo(demoSiteScene, { state });
  const frame = useRef<HTMLDivElement>(null);
  // In braces: `scrollTo` may return a promise, which is no clean-up.
  useEffect(() => {
    frame.current?.scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another template begins at its beginning
  }, [template]);
  const stage = useScene(deviceChangeScene, {
    state: { device, template },
    onBuild: (timeline, rebuilt) => rebuilt && timeline.play(),
  });
  const choose = (set: () => void) => {
    demo.pause();
    set();
  };

  const select = (label: Key, options: Key[], chosen: number) => (
    <label className={styles.select}>
      <span>{t(label)}</span>
      <select defaultValue={options[chosen]}>
        {options.map((option) => (
          <option key={option} value={option}>
            {t(option)}
          </option>
        ))}
      </select>
    </label>
  );

  return (
    <div {...demo.root} className={styles.demo}>
      <div className={styles.controls}>
        {heading}
        <fieldset {...enter}>
          <legend>{t('site.template')}</legend>
          {templates.map(({ id, name, image }) => (
            <label key={id} className={styles.template}>
              <input
                type="radio"
                name="template"
                checked={id === template}
                onChange={() => choose(() => setTemplate(id))}
              />
              <Picture name={image} alt="" sizes="64px" className={styles.thumb} />
              <span>{t(name)}</span>
            </label>
          ))}
        </fieldset>
        <fieldset {...enter} disabled>
          <legend>{t('site.colours')}</legend>
          <div className={styles.colours}>
            {siteColours.map(({ id, name }, index) => (
              <label key={id} className={styles.colour} data-colour={id}>
                <input type="radio" name="colour" defaultChecked={index === 2} />
                <span className="sr-only">{t(name)}</span>
              </label>
            ))}
          </div>
          <div className={styles.selects}>
            {select('site.font', siteFonts, 2)}
            {select('site.layout', siteLayouts, 1)}
          </div>
          <p className={styles.label} id="site-components">
            {t('site.components')}
          </p>
          <div className={styles.components} role="group" aria-labelledby="site-components">
            {siteComponents.map((name, index) => (
              <label key={name}>
                <input type="checkbox" defaultChecked={index < 2} />
                <span>{t(name)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <div>
        <fieldset {...enter} className={styles.devices}>
          <legend className="sr-only">{t('site.device')}</legend>
          {devices.map(({ id, name }) => (
            <label key={id}>
              <input
                type="radio"
                name="device"
                checked={id === device}
                onChange={() => choose(() => setDevice(id))}
              />
              <span>{t(name)}</span>
            </label>
          ))}
        </fieldset>
        <div {...stage.root} {...enter} className={styles.stage}>
          <div
            ref={frame}
            {...stage.part('device')}
            className={styles.frame}
            data-device={device}
            role="group"
            aria-label={t('site.preview')}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
            tabIndex={0}
          >
            <TemplatePreview key={template} template={template} />
          </div>
        </div>
        <DemoControls control={demo} />
        <p {...enter} className={styles.note}>
          {t('site.note')}
        </p>
      </div>
    </div>
  );
}
