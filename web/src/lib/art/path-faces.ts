import './paths'
