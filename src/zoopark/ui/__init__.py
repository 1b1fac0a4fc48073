"""What the commands draw alike: progress bars and plots."""
