import { type ReactNode, useState } from 'react';
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
import type { Key } from '../../content/words/keys.ts';
import { useLanguage } from '../../preferences/language.tsx';
import { Picture } from '../picture/picture.tsx';
import { TemplatePreview } from './template-preview.tsx';
import styles from './website-demo.module.css';

/** The website platform: three templates on three devices, live; colours, fonts, layouts and components as a preview. */
export function WebsiteDemo({ heading }: { heading: ReactNode }) {
  const { t } = useLanguage();
  const [template, setTemplate] = useState<TemplateId>('store');
  const [device, setDevice] = useState<Device['id']>('desktop');

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
    <div className={styles.demo}>
      <div className={styles.controls}>
        {heading}
        <fieldset data-part="enter">
          <legend>{t('site.template')}</legend>
          {templates.map(({ id, name, image }) => (
            <label key={id} className={styles.template}>
              <input
                type="radio"
                name="template"
                checked={id === template}
                onChange={() => setTemplate(id)}
              />
              <Picture name={image} alt="" sizes="64px" className={styles.thumb} />
              <span>{t(name)}</span>
            </label>
          ))}
        </fieldset>
        <fieldset disabled data-part="enter">
          <legend>{t('site.colours')}</legend>
          <div className={styles.colours}>
            {siteColours.map((colour, index) => (
              <label key={colour} className={styles.colour} data-colour={colour}>
                <input type="radio" name="colour" defaultChecked={index === 2} />
                <span className="sr-only">{t(`site.colour.${index + 1}` as Key)}</span>
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
        <fieldset className={styles.devices} data-part="enter">
          <legend className="sr-only">{t('site.device')}</legend>
          {devices.map(({ id, name }) => (
            <label key={id}>
              <input type="radio" name="device" checked={id === device} onChange={() => setDevice(id)} />
              <span>{t(name)}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.stage} data-part="enter">
          <div
            className={styles.frame}
            data-part="device"
            data-device={device}
            role="group"
            aria-label={t('site.preview')}
          >
            <TemplatePreview key={template} template={template} />
          </div>
        </div>
        <p className={styles.note} data-part="enter">
          {t('site.note')}
        </p>
      </div>
    </div>
  );
}
