import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import './lib/modality.svelte'
import { lexicon, preferredLanguage } from './lib/language.svelte'
import { applyTheme } from './lib/settings.svelte'

import.meta.glob('./tables/*/mood.css', { eager: true })
applyTheme()
const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the app')
await lexicon.speak(preferredLanguage())
mount(App, { target })
