/**
 * All global stylesheets, in cascade order. None of Mantine's, whose components are not used. For one that is, import its
 * `.layer.css` first: our rules win over that layer in any load order. base.css replaces Mantine's
 * baseline.css.
 */
import './variables.css'
import './fonts/fonts.css'
import './base.css'
